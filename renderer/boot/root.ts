/** The element whose classes say what the visitor chose: `js`, `dark`, `hidden`, `asks-consent`. */
export const root = document.documentElement

/** Whether the app is there and answers. */
export const isLive = () => root.classList.contains('live')
