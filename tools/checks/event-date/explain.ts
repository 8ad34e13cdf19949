import { say } from '../../language/say.js'
import type { Explanation } from '../examples/explanation'
import { about } from '../examples/fields'

const event = (start: string) => ({
  'pages/fan.json': {
    blocks: [
      about,
      {
        type: 'events',
        id: 'dates',
        title: 'Dates',
        empty: 'None now.',
        items: [{ id: 'fair', title: 'Fair', start }],
      },
    ],
  },
})

export const explanation: Explanation = {
  why: say`An event leaves the page when it is over, so its day must be in the calendar.`,
  wrong: event('2030-02-30'),
  right: event('2030-02-28'),
}
