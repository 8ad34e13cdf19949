import { testPort } from '../browser/port'
import { addressesOf, inLanguage, languages } from '../browser/site'
import { describeIn } from '../other-browsers/suite'

describeIn({
  name: 'the fixture site',
  port: testPort,
  journey: {
    way: ['/telescopes', '/reflector-150'],
    tabs: '/about',
    group: 'about',
    map: { address: '/where', continent: 'asia' },
    search: { words: 'BINOCULARS', finds: '/courses' },
    other: { language: 'he', words: 'אוהלים', finds: '/desert-nights' },
  },
  addresses: languages.flatMap(({ code }) =>
    [...addressesOf('studio'), '/no-such-page'].map((address) => inLanguage(code, address)),
  ),
})
