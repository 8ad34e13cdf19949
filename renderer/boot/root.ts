/** The element whose classes hold the state of the page: `js`, `dark`, `hidden`, `asks-consent`. */
export const root = document.documentElement

/** Whether the app runs and handles events. */
export const isLive = () => root.classList.contains('live')
