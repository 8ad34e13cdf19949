import type { Check } from '../../content/check/check'
import { say } from '../../content/say/say.js'

const formWith = (field: object, more: object = {}) => ({
  'pages/fan.json': {
    blocks: [
      {
        type: 'form',
        id: 'ask',
        title: 'Ask us',
        action: '/ask',
        submit: 'Send',
        fields: [{ id: 'fan', label: 'Which fan?', ...field }],
        ...more,
      },
    ],
  },
})

/** Only choice fields of a form have options. */
export const form: Check = {
  code: 'form',
  about: say`A field of a form does not fit its kind.`,
  why: say`Visitors choose only from options that are there.`,
  wrong: formWith({ kind: 'choice' }),
  right: formWith({ kind: 'text' }),
  create(_, report) {
    return {
      block({ block, path, page: { document } }) {
        if (block.type !== 'form') return
        const { fields } = block
        for (const [i, field] of (Array.isArray(fields) ? fields : []).entries()) {
          const { kind, options } = Object(field)
          if (kind === 'choice' && options === undefined)
            report(document, [...path, 'fields', i], say`A field of the kind "choice" needs "options".`)
          else if (kind !== 'choice' && options !== undefined)
            report(document, [...path, 'fields', i, 'options'], say`Only a field of the kind "choice" has "options".`, {
              hint: say`Write "kind": "choice", or remove the options.`,
            })
        }
      },
    }
  },
}
