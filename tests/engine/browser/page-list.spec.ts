import { complaintsOf } from './page'
import { built, fileOf } from './site'
import { expect, settled, test } from './test'

const visit = '/visit'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all answers stand in a table, and the address of one leads to its cell', async ({ page }) => {
    await page.goto(`${visit}#find/owners/care`)
    const table = page.getByRole('table', { name: 'What is it for you?' })
    await expect(table.getByRole('columnheader')).toHaveText(['Beginners', 'Families', 'Owners of a telescope'])
    await expect(table.getByRole('row').nth(1)).toHaveText(/^Look at the skyReflector 150First nightDobson mount$/)
    await expect(page.getByRole('group', { name: 'Who are you?' })).toBeHidden()
    const cell = table.getByRole('cell').filter({ has: page.locator(':target') })
    await expect(cell.getByRole('link')).toHaveText('Mirror care')
    await expect(cell).toBeInViewport()
  })

  test('on paper too, and the questions are not', { tag: '@ci' }, async ({ page }) => {
    await page.goto(visit)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.list-answers table')).toBeVisible()
    await expect(page.locator('.chips').first()).toBeHidden()
  })
})

test('two taps lead to the pages, and the address to the same answer again', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(visit)
  await settled(page)
  const results = page.locator('.list-answers .rows')
  await expect(results).toHaveCount(0)
  await page.getByRole('button', { name: 'Owners of a telescope' }).click()
  await expect(results.getByRole('link')).toHaveText([/^Dobson mount/, /^Star trails/, /^Mirror care/])
  await page.getByRole('button', { name: 'Learn' }).click()
  await expect(results.getByRole('link')).toHaveText([/^Star trails/])
  await expect(page.locator('.list-answers').getByRole('status')).toHaveText('Pages found: 1')
  await page.getByRole('button', { name: 'Beginners' }).click()
  await expect(page).toHaveURL(/#find\/beginners\/learn$/)
  await expect(page.getByRole('button', { name: 'Care and repair' })).toBeDisabled()
  const address = page.url().replace('/visit', '/he/visit')
  await page.goto('about:blank')
  await page.goto(address)
  await expect(results.getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'מתחילים' })).toHaveAttribute('aria-pressed', 'true')
  await results.getByRole('link').click()
  await expect(page).toHaveURL(/\/he\/courses\/first-night$/)
  expect(complaints).toEqual([])
})

test('a second tap takes an answer back, and a table can be opened', { tag: '@night' }, async ({ page }) => {
  await page.goto(`${visit}#find/families`)
  await settled(page)
  const families = page.getByRole('button', { name: 'Families' })
  await expect(families).toHaveAttribute('aria-pressed', 'true')
  await families.click()
  await expect(page.locator('.list-answers .rows')).toHaveCount(0)
  await expect(page).toHaveURL(/\/visit$/)
  await expect(page.locator('.list-answers table')).toBeHidden()
  await page.getByText('Everything at a glance').click()
  await expect(page.locator('.list-answers table')).toBeVisible()
})

test('a brand finds only pages that it has', () => {
  expect(built('studio', fileOf(visit))).toContain('id="find/owners/care"')
  const school = built('school', fileOf(visit))
  expect(school).toContain('id="find/beginners/learn"')
  expect(school).not.toContain('find/owners/care')
})

test('a list of news is filtered by its subjects, and has parts, without loading the page again', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/he/news')
  await settled(page)
  const list = page.locator('#all')
  const titles = list.locator('.row-words')
  await expect(titles).toHaveText(['המראה הגדולה ביותר שליטשנו', 'הגבעה פתוחה בימי שישי'])
  await page.evaluate(() => document.body.setAttribute('data-kept', ''))
  await list.getByRole('link', { name: '3', exact: true }).click()
  await expect(page).toHaveURL(/\/he\/news\/3$/)
  await expect(titles).toHaveText(['שנה של לילות בהירים'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('חדשות מהסדנה – עמוד 3')
  await expect(list.getByRole('link', { name: 'החלק הבא' })).toHaveCount(0)
  await list.getByRole('link', { name: 'החלק הקודם' }).click()
  await expect(titles).toHaveText(['כוכב שביט לשבוע אחד', 'The old bench goes to a school'])
  await list.getByRole('button', { name: 'השמיים' }).click()
  await expect(titles).toHaveText(['הגבעה פתוחה בימי שישי', 'כוכב שביט לשבוע אחד', 'שנה של לילות בהירים'])
  await expect(list.getByRole('status')).toContainText('3')
  await expect(page).toHaveURL(/\/he\/news\/2#all\/sky$/)
  await expect(page.locator('body')).toHaveAttribute('data-kept')
  expect(complaints).toEqual([])
})

test.describe('without scripts, too', () => {
  test.use({ javaScriptEnabled: false })

  test('each part has its pages, and the list its feed', { tag: '@ci' }, async ({ page }) => {
    await page.goto('/news/2')
    await expect(page.locator('#all .row-words')).toHaveText(['A comet for one week', 'The old bench goes to a school'])
    await expect(page.locator('#all').getByRole('group')).toBeHidden()
    await expect(page.getByRole('table', { name: 'Our instruments' }).getByRole('row')).toHaveText([
      /Aperture/,
      /^Dobson mount/,
      /^Reflector 150/,
    ])
    const feed = await page.request.get(
      (await page.getByRole('link', { name: 'Feed of this list' }).getAttribute('href')) ?? '',
    )
    expect(feed.headers()['content-type']).toMatch(/xml/)
    expect((await feed.text()).match(/<entry>/g)).toHaveLength(5)
    await page.locator('#all').getByRole('link', { name: 'Previous part' }).click()
    await expect(page).toHaveURL(/\/news$/)
  })
})
