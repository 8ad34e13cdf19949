import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'

const mail = (value: string) => ({
  'pages/_site.json': { contacts: [{ id: 'office', kind: 'mail', label: 'Office', value }] },
})

export const explanation: Explanation = {
  why: say`Visitors write to a contact or call it by a link, which needs a whole mail address or phone number.`,
  wrong: mail('info at fans.example'),
  right: mail('info@fans.example'),
}
