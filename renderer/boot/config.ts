/** What the inline script knows of the site. */
export type Config = {
  /** The files of the app: its stylesheets, and its scripts in the order in which they run. */
  app: string[]
  /** How many themes each brand has: 2 with a dark one. */
  themes: Record<string, number>
  asksConsent: boolean
}
