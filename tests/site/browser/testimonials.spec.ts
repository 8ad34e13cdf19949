import type { ChildProcess } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyProject, run, start, stop } from './project'
import { appIsRunning, built, languages } from './site'

test('stay hidden by their flag', () => {
  for (const { code } of languages)
    expect(built('default', code === 'tr' ? 'index.html' : `${code}.html`)).not.toContain('id="testimonials"')
})

test.describe('shown by switching the flag', () => {
  test.describe.configure({ mode: 'serial' })
  let folder = ''
  let server: { process: ChildProcess; url: string }
  test.beforeAll(async () => {
    folder = copyProject()
    const file = join(folder, 'pages/index.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"visible": false', '"visible": true'))
    expect(run(folder, 'build').code).toBe(0)
    server = await start(folder, 'start', 4390)
  })
  test.afterAll(() => {
    stop(server.process)
    rmSync(folder, { recursive: true, force: true })
  })

  test('four of them run on a track that stands twice, and stop on demand', async ({ page }) => {
    for (const { code } of languages) {
      await page.goto(`${server.url}${code === 'tr' ? '/' : `/${code}`}`)
      await appIsRunning(page)
      const lists = page.locator('#testimonials ul')
      await expect(lists).toHaveCount(2)
      await expect(lists.first().locator('li')).toHaveCount(4)
      await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true')
    }
    const place = () => page.locator('.track-inner').evaluate((track) => track.getBoundingClientRect().x)
    const before = await place()
    await expect.poll(place).not.toBe(before)
    await page.locator('#testimonials').getByRole('button').click()
    await expect(page.locator('.track-inner')).toHaveCSS('animation-play-state', 'paused')
    const stopped = await place()
    await page.waitForTimeout(500)
    expect(await place()).toBe(stopped)
  })
  test('stand still where motion is spared', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(server.url)
    await appIsRunning(page)
    await expect(page.locator('#testimonials ul')).toHaveCount(1)
    await expect(page.locator('#testimonials').getByRole('button')).toHaveCount(0)
  })
})
