import { type Files, smallSite } from './site'

/** Languages of the example site, which is about a bicycle workshop. */
export type Tongue = 'en' | 'fi' | 'he' | 'ja'
type Words = Record<Tongue, [title: string, description: string, heading: string, text: string]>

/** Eight pages in four languages, with natural variation: numbers as words or digits, months, times. */
const pages: Record<string, Words> = {
  index: {
    en: [
      'Bicycle workshop',
      'Repairs, rental and courses in a small workshop by the river.',
      'Welcome',
      'Nine mechanics have worked here since 1998. In October we are open from eight to four.',
    ],
    fi: [
      'Polkupyöräpaja',
      'Huoltoa, vuokrausta ja kursseja pienessä pajassa joen rannalla.',
      'Tervetuloa',
      'Täällä on työskennellyt 9 asentajaa vuodesta 1998. Lokakuussa olemme avoinna klo 8–16.',
    ],
    he: [
      'סדנת אופניים',
      'תיקונים, השכרה וקורסים בסדנה קטנה על גדת הנהר, לכל המשפחה.',
      'ברוכים הבאים',
      'תשעה מכונאים עובדים כאן מאז 1998. באוקטובר אנחנו פתוחים משמונה עד 16:00.',
    ],
    ja: [
      '自転車工房',
      '川沿いの小さな工房で、修理とレンタルと講習を行っています。',
      'ようこそ',
      '1998年から9人の整備士が働いています。10月の営業時間は8時から16時までです。',
    ],
  },
  '_not-found': {
    en: ['No such page', 'There is no page at this address any more.', 'Back', '[Bicycle workshop](/)'],
    fi: ['Sivua ei ole', 'Tässä osoitteessa ei ole enää sivua.', 'Takaisin', '[Polkupyöräpaja](/)'],
    he: ['אין דף כזה', 'אין יותר דף בכתובת הזאת.', 'חזרה', '[סדנת אופניים](/)'],
    ja: ['ページがありません', 'このアドレスにはもうページがありません。', '戻る', '[自転車工房](/)'],
  },
  service: {
    en: [
      'Yearly service',
      'What we look at once a year, so that the bicycle lasts for decades.',
      'The frame',
      'The service takes two hours. We replace both brake cables and four pads; a third of all bicycles need a new chain.',
    ],
    fi: [
      'Vuosihuolto',
      'Mitä tarkastamme kerran vuodessa, jotta pyörä kestää vuosikymmeniä.',
      'Runko',
      'Huolto kestää 2 tuntia. Vaihdamme molemmat jarruvaijerit ja 4 palaa; joka kolmas pyörä tarvitsee uuden ketjun.',
    ],
    he: [
      'טיפול שנתי',
      'מה אנחנו בודקים פעם בשנה, כדי שהאופניים יחזיקו עשרות שנים.',
      'השלדה',
      'הטיפול נמשך שעתיים. אנחנו מחליפים את שני כבלי הבלם ו־4 רפידות; שליש מהאופניים זקוקים לשרשרת חדשה.',
    ],
    ja: [
      '年に一度の点検',
      '自転車が何十年も走れるように、年に1回、細かい所まで点検します。',
      'フレーム',
      '点検には2時間かかります。2本のブレーキワイヤーと4つのパッドを交換します。3台に1台は新しいチェーンが必要です。',
    ],
  },
  wheels: {
    en: [
      'Wheels',
      'Wheels with 32 spokes, laced and trued while you wait and watch.',
      'How long it lasts',
      'A good wheel runs 20,000 km. After the first 200 km we true it once more, free of charge.',
    ],
    fi: [
      'Kiekot',
      'Kiekot 32 pinnalla, punotaan ja rihdataan odottaessasi ja katsellessasi.',
      'Miten kauan se kestää',
      'Hyvä kiekko kestää 20 000 km. Ensimmäisten 200 km jälkeen rihtaamme sen vielä kerran maksutta.',
    ],
    he: [
      'גלגלים',
      'גלגלים עם 32 חישורים, נשזרים ומיושרים בזמן שאתם ממתינים.',
      'כמה זמן זה מחזיק',
      'גלגל טוב מחזיק 20,000 ק״מ. אחרי 200 ק״מ הראשונים אנחנו מיישרים אותו שוב ללא תשלום.',
    ],
    ja: [
      'ホイール',
      '32本のスポークを、お待ちいただく間に組んで振れを取ります。',
      'どれくらい持つか',
      '良いホイールは2万km走れます。最初の200 kmのあと、もう1度無料で振れを取ります。',
    ],
  },
  rental: {
    en: [
      'Rental',
      'Forty bicycles to rent, by the hour, the day or the week.',
      'Prices',
      'The first hour is free. One day costs 18 euros, two days 30; children under seven ride for half.',
    ],
    fi: [
      'Vuokraus',
      'Neljäkymmentä polkupyörää vuokrattavana tunniksi, päiväksi tai viikoksi.',
      'Hinnat',
      '1. tunti on ilmainen. Yksi päivä maksaa 18 euroa, kaksi päivää 30; alle 7-vuotiaat ajavat puoleen hintaan.',
    ],
    he: [
      'השכרה',
      'ארבעים זוגות אופניים להשכרה, לשעה, ליום או לשבוע.',
      'מחירים',
      'השעה הראשונה חינם. יום אחד עולה 18 אירו, יומיים 30; ילדים עד גיל 7 רוכבים בחצי מחיר.',
    ],
    ja: [
      'レンタル',
      '40台の自転車を、1時間から、1日でも1週間でも借りられます。',
      '料金',
      '最初の1時間は無料です。1日は18ユーロ、2日は30ユーロ、7歳未満の子どもは半額です。',
    ],
  },
  children: {
    en: [
      'For children',
      'First bicycles, which grow along for three years, and are taken back.',
      'Sizes',
      'The smallest has wheels of 12 inches and is right from the third birthday on. We take it back for half its price.',
    ],
    fi: [
      'Lapsille',
      'Ensimmäiset pyörät, jotka kasvavat mukana 3 vuotta ja jotka ostamme takaisin.',
      'Koot',
      'Pienimmässä on 12 tuuman kiekot, ja se sopii kolmannesta syntymäpäivästä alkaen. Ostamme sen takaisin puoleen hintaan.',
    ],
    he: [
      'לילדים',
      'אופניים ראשונים, שגדלים עם הילד שלוש שנים ונקנים בחזרה.',
      'מידות',
      'לקטנים ביותר גלגלים של 12 אינץ׳, והם מתאימים מיום ההולדת ה־3. אנחנו קונים אותם בחזרה בחצי המחיר.',
    ],
    ja: [
      '子ども用',
      '3年間いっしょに成長し、あとで買い取る、はじめての自転車です。',
      'サイズ',
      '一番小さい車輪は12インチで、3歳の誕生日から乗れます。半額で買い取ります。',
    ],
  },
  tours: {
    en: [
      'Tours',
      'Guided rides along the river, for everybody who can ride for two hours.',
      'The route',
      'We start every Sunday at nine and ride 25 km. There are two breaks, the second with coffee and a dozen kinds of cake.',
    ],
    fi: [
      'Retket',
      'Opastettuja ajeluita joen varrella kaikille, jotka jaksavat ajaa kaksi tuntia.',
      'Reitti',
      'Lähdemme joka sunnuntai klo 9 ja ajamme 25 km. Taukoja on 2, toisella on kahvia ja tusina kakkuja.',
    ],
    he: [
      'סיורים',
      'רכיבות מודרכות לאורך הנהר, לכל מי שיכול לרכוב שעתיים.',
      'המסלול',
      'יוצאים בכל יום ראשון בתשע ורוכבים 25 ק״מ. יש 2 הפסקות, השנייה עם קפה ותריסר סוגי עוגות.',
    ],
    ja: [
      'ツアー',
      '2時間走れる方ならどなたでも参加できる、川沿いのガイドツアーです。',
      'コース',
      '毎週日曜の9時に出発し、25 km走ります。休憩は2回で、2回目にはコーヒーと12種類のケーキがあります。',
    ],
  },
  about: {
    en: [
      'About us',
      'Who we are: two sisters, seven mechanics and a dog.',
      'Our story',
      'On 3 May 1998 we opened with a single repair stand. Today there are twelve, and two million kilometres have begun here.',
    ],
    fi: [
      'Meistä',
      'Keitä olemme: kaksi sisarta, seitsemän asentajaa ja koira.',
      'Tarinamme',
      'Avasimme 3.5.1998 yhdellä korjaustelineellä. Tänään niitä on 12, ja täältä on lähtenyt 2 miljoonaa kilometriä.',
    ],
    he: [
      'אודותינו',
      'מי אנחנו: שתי אחיות, שבעה מכונאים וכלב אחד.',
      'הסיפור שלנו',
      'ב־3 במאי 1998 פתחנו עם עמדת תיקון אחת. היום יש 12, ו־2 מיליון קילומטרים התחילו כאן.',
    ],
    ja: [
      '私たちについて',
      '2人の姉妹と7人の整備士、そして1匹の犬がいる工房です。',
      '私たちの歩み',
      '1998年5月3日、整備台1つで始めました。今では12台になり、ここから200万kmの旅が始まりました。',
    ],
  },
}

const names: Record<Tongue, [name: string, menu: string]> = {
  en: ['English', 'All pages'],
  fi: ['Suomi', 'Kaikki sivut'],
  he: ['עברית', 'כל הדפים'],
  ja: ['日本語', 'すべてのページ'],
}

/** The site, written in one language and translated into the others. */
export function bicycleSite(own: Tongue, others: Tongue[]): Files {
  const { defaultLanguage: _, ...base } = smallSite['pages/_site.json'] as Record<string, unknown>
  const languages = [own, ...others].map((code) => ({ code, name: names[code][0], dir: code === 'he' ? 'rtl' : 'ltr' }))
  const files: Files = {
    'pages/_site.json': {
      name: 'Velo',
      languages,
      defaultLanguage: own,
      brands: base.brands,
      menu: [{ id: 'home', label: names[own][1], href: '/' }],
    },
  }
  for (const lang of others) files[`locales/${lang}/_site.json`] = { menu: { home: { label: names[lang][1] } } }
  for (const [name, words] of Object.entries(pages)) {
    const [title, description, heading, text] = words[own]
    const links = Object.keys(pages).flatMap((slug) =>
      name === 'index' && slug !== 'index' && slug !== '_not-found'
        ? [{ id: slug, label: pages[slug]?.[own][0] ?? '', href: `/${slug}` }]
        : [],
    )
    const about = { type: 'text', id: 'about', title: heading, text }
    const more = links.length > 0 ? [{ type: 'link-list', id: 'pages', title: names[own][1], links }] : []
    files[`pages/${name}.json`] = { title, description, blocks: [about, ...more] }
    for (const lang of others) {
      const [title, description, heading, text] = words[lang]
      const labels = Object.fromEntries(links.map(({ id }) => [id, { label: pages[id]?.[lang][0] ?? '' }]))
      files[`locales/${lang}/${name}.json`] = {
        title,
        description,
        blocks: {
          about: { title: heading, text },
          ...(links.length > 0 && { pages: { title: names[lang][1], links: labels } }),
        },
      }
    }
  }
  return files
}
