/** The element whose classes say what the visitor chose: `js`, `dark`, `hidden`, `asks-consent`. */
export const root = document.documentElement
