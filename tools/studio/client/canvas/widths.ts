/** How wide the page is: on a desktop as wide as there is room, and at least this; then it is shown smaller. */
export const widths = { full: 1280, tablet: 820, phone: 390 }
