import { expect, settled, test } from '../../engine/browser/test'

test('text becomes neither markup nor a script on a site without scripts of other hosts', async ({ page }) => {
  await page.goto('/contact')
  await settled(page)
  const outcome = await page.evaluate(() => {
    const attempt = (run: () => void) => {
      try {
        run()
        return 'done'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    }
    return {
      markup: attempt(() => {
        document.createElement('p').innerHTML = '<b>words</b>'
      }),
      code: attempt(() => setTimeout('0')),
      policy: attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('another', {})),
    }
  })
  expect(outcome).toEqual({ markup: 'refused', code: 'refused', policy: 'refused' })
})
