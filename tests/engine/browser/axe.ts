import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page: the rule and where. @param besides what is looked at elsewhere, as a selector */
export async function violations(page: Page, besides?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  const { violations } = await (besides ? builder.exclude(besides) : builder).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
