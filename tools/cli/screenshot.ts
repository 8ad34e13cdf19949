import type { Browser } from 'playwright'
import { browserFlags, findShell, installBrowser } from './browser'

/** Settings of a screenshot: the width of the window, and the maximum height of the picture, both in CSS px. */
export type Shot = { width: number; mostHeight?: number }

/** Starts a browser for screenshots. If the machine has none, installs one first. */
export async function openBrowser(): Promise<Browser> {
  installBrowser()
  const { chromium } = await import('playwright')
  return chromium.launch({ executablePath: findShell(), args: browserFlags })
}

/** Takes a PNG screenshot of a whole page, without running scripts. @returns the picture, and the page's height */
export async function screenshot(
  browser: Browser,
  url: string,
  { width, mostHeight = Number.POSITIVE_INFINITY }: Shot,
): Promise<{ png: Buffer; height: number }> {
  const viewport = { width, height: 900 }
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', javaScriptEnabled: false })
  try {
    await page.goto(url)
    const { height } = (await page.locator('html').boundingBox()) ?? viewport
    const clip = height > mostHeight ? { x: 0, y: 0, width, height: mostHeight } : undefined
    return { png: await page.screenshot({ fullPage: true, clip }), height: Math.round(height) }
  } finally {
    await page.close()
  }
}
