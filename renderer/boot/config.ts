/** Site data for the inline script. */
export type Config = {
  /** Files of the app: its stylesheets, and its scripts in the order in which they run. */
  app: string[]
  /** Themes of each brand: 1 for light only, 2 for both (light by default), 3 for both (the system's by default). */
  themes: Record<string, number>
  asksConsent: boolean
}
