import type { Check } from '../../../content/check/check'
import { say } from '../../../content/say/say.js'

/** Reports drafts, which a build leaves out. */
export const draft: Check = {
  code: 'draft',
  severity: 'warning',
  about: say`A page is a draft, so the site is published without it.`,
  why: say`The site is published without this page. Remove "draft" when it is ready.`,
  wrong: { 'pages/fan.json': { draft: true } },
  right: { 'pages/fan.json': { draft: false } },
  create(_, report) {
    return {
      route({ document }) {
        if (document.json.draft === true)
          report(document, ['draft'], say`This page is a draft: the site is published without it.`, {
            hint: say`Remove this line when the page is ready.`,
          })
      },
    }
  },
}
