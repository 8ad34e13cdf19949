import { describeIn } from '../../engine/other-browsers/suite'
import { testPort } from '../browser/port'
import { inLanguage, kinds, languages } from '../browser/site'

describeIn({
  name: 'this site',
  port: testPort,
  journey: {
    way: ['/control-systems', '/poultry-control-device', '/azm-100'],
    tabs: '/about',
    map: { address: '/projects', continent: 'asia' },
    search: { words: 'tünel fanları', finds: '/tunnel-fan' },
    other: { language: 'ar', words: 'المروحة', finds: '/tunnel-fan' },
  },
  addresses: languages.flatMap(({ code }) => kinds.map((address) => inLanguage(code, address))),
})
