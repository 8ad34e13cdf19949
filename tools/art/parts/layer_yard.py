def yard():
    pass
