import { canonicalTag } from './language'

/** What rules about words know of a language. A language that is not here, or lacks a field, is not asked for it. */
export type Usage = {
  /** Little words that are written together with the next one, as a pattern: "and", "the". */
  attached?: string
  /** Words that lean on another picture, at the beginning of what a picture shows. */
  leaning?: string
  /** Words that say no more of a picture than that it is one. */
  picture?: string
  /** Ways to speak to visitors that a business does not use: as to a friend, or, in Arabic, as to many. */
  address?: { name: string; pattern: string }
  /** The signs that stand off from the word before them by a space which does not break, and quotes that do so inside. */
  spaced?: boolean
  /** Words of labels by the quantity that they name, see `quantityOf`. */
  quantities?: Partial<Record<Quantity, string>>
  /** Words that say a number and are no numerals, as patterns by the number: "half" is 0.5, and 30 minutes. */
  numbers?: Record<number, string>
}

/** What a unit measures, as far as labels name it. */
export type Quantity = 'power' | 'weight' | 'speed' | 'temperature' | 'voltage'

/** Units by what they measure. Others, of which several kinds of things are counted, say nothing about a label. */
export const quantityOf: Record<string, Quantity> = {
  ...measuring('power', 'W kW MW GW VA kVA HP BG PS kcal/h BTU/h'),
  ...measuring('weight', 'g kg t mg lb oz'),
  ...measuring('speed', 'm/s m/min km/h mph kn'),
  ...measuring('temperature', '°C °F K'),
  ...measuring('voltage', 'V kV mV'),
}

function measuring(quantity: Quantity, units: string): Record<string, Quantity> {
  return Object.fromEntries(units.split(' ').map((unit) => [unit, quantity]))
}

const usages: Record<string, Usage> = {
  tr: {
    picture: 'görsel|resim|fotoğraf|foto|çizim',
    leaning: 'aynı|öbür|diğer',
    address: { name: 'familiar', pattern: 'sen|sana|seni|senin|sende|senden' },
    quantities: {
      power: 'güç|gücü',
      weight: 'ağırlık|ağırlığı',
      speed: 'hız|hızı',
      temperature: 'sıcaklık|sıcaklığı',
      voltage: 'gerilim|gerilimi',
    },
    numbers: {
      0.5: 'yarım|buçuk\\p{L}*',
      2: 'çift\\p{L}*|ikiz\\p{L}*|ikişer',
      4: 'dörd\\p{L}*',
      12: 'düzine\\p{L}*',
      15: 'çeyrek',
      30: 'yarım|buçuk\\p{L}*',
    },
  },
  en: {
    leaning: 'the same|same|the other|another view|as above',
    quantities: {
      power: 'power(?! supply)',
      weight: 'weight',
      speed: 'speed',
      temperature: 'temperature',
      voltage: 'voltage',
    },
    numbers: {
      0.5: 'half|halves',
      2: 'twice|doubled?|both|pairs?|couple|twin',
      3: 'thrice|tripled?',
      10: 'decades?',
      12: 'dozens?|noon|midday',
      14: 'fortnight',
      15: 'quarters?',
      30: 'half',
      100: 'hundred|century|centuries',
      1000: 'thousand',
    },
  },
  es: {
    picture: 'imagen|foto|fotografía|dibujo|ilustración',
    leaning: 'el mismo|la misma|los mismos|las mismas|lo mismo|el otro|la otra',
    address: { name: 'familiar', pattern: 'tú|tu|tus|ti|contigo|vosotros|vuestr[oa]s?' },
    quantities: {
      power: 'potencia',
      weight: 'peso',
      speed: 'velocidad',
      temperature: 'temperatura',
      voltage: 'tensión',
    },
    numbers: {
      0.5: 'medi[oa]',
      2: 'doble|ambos|ambas|par|pareja',
      12: 'docena|mediodía',
      15: 'cuarto',
      30: 'medi[oa]',
    },
  },
  ar: {
    picture: 'صورة|رسم',
    attached: '[وف]?[بك]?(?:ال|لل|ل)?',
    leaning: 'نفس|ذات',
    address: {
      name: 'plural',
      pattern: 'راسلونا|اكتبوا|اتصلوا|أرسلوا|عنبركم|عنابركم|منطقتكم|مزرعتكم|مزارعكم|رسالتكم|لكم',
    },
    quantities: { power: 'قدرة', weight: 'وزن', speed: 'سرعة', temperature: 'حرارة', voltage: 'جهد' },
    numbers: {
      0.5: 'نصف',
      2: 'اثن\\p{L}*|ثاني\\p{L}*|(?:يوم|ساعت|أسبوع|شهر|سنت|عام|مر|ضعف|طرف|جانب)\\p{L}?(?:ان|ين)',
      3: 'ثلاث\\p{L}*|ثالث\\p{L}*',
      4: 'أربع\\p{L}*|رابع\\p{L}*',
      5: 'خمس\\p{L}*|خامس\\p{L}*',
      6: 'ست|ستة|سادس\\p{L}*',
      7: 'سبع|سبعة|سابع\\p{L}*',
      8: 'ثماني\\p{L}*|ثامن\\p{L}*',
      9: 'تسع|تسعة|تاسع\\p{L}*',
      10: 'عشر|عشرة|عاشر\\p{L}*',
      11: 'أحد عشر|إحدى عشرة|حادي عشر',
      12: 'اثنا عشر|اثنتا عشرة|ثاني عشر|دزينة',
      15: 'ربع',
      30: 'نصف',
      100: 'مئة',
    },
  },
  de: {
    picture: 'bild|foto|abbildung|grafik|zeichnung',
    leaning: 'derselbe|dieselben?|dasselbe|(?:der|die|das) gleichen?',
    address: { name: 'familiar', pattern: 'du|dir|dich|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?' },
    quantities: {
      power: 'leistung',
      weight: 'gewicht',
      speed: '\\p{L}*geschwindigkeit',
      temperature: '\\p{L}*temperatur',
      voltage: '\\p{L}*spannung',
    },
    numbers: {
      0.5: 'halb\\p{L}*',
      2: 'doppel\\p{L}*|beide[mnrs]?|paar|zweimal',
      12: 'dutzend|mittags?',
      15: 'viertel\\p{L}*',
      30: 'halb\\p{L}*',
      100: 'hundert|jahrhundert\\p{L}*',
      1000: 'tausend',
    },
  },
  fr: {
    picture: 'photo|dessin|schéma',
    leaning: 'le même|la même|les mêmes|l’autre',
    address: { name: 'familiar', pattern: 'tu|toi|tes|ton' },
    spaced: true,
    quantities: {
      power: 'puissance',
      weight: 'poids',
      speed: 'vitesse',
      temperature: 'température',
      voltage: 'tension',
    },
    numbers: {
      0.5: 'demie?|moitié',
      2: 'double|second|seconde|deux',
      12: 'douzaine|midi',
      15: 'quart|quinzaine',
      30: 'demie?',
    },
  },
  ru: {
    picture: 'изображение|фото|фотография|картинка|рисунок',
    leaning: 'тот же|та же|то же|те же|тот самый',
    address: { name: 'familiar', pattern: 'ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоих|твоего' },
    quantities: {
      power: 'мощность',
      weight: 'вес|масса',
      speed: 'скорость',
      temperature: 'температура',
      voltage: 'напряжение',
    },
    numbers: {
      0.5: 'пол\\p{L}*',
      2: 'двое|двух\\p{L}*|дву\\p{L}*|об[ае]|пар[аыу]',
      12: 'дюжин\\p{L}*|полдень',
      15: 'четверть',
      30: 'пол\\p{L}*',
    },
  },
  fi: {
    picture: 'kuva|valokuva|piirros',
    numbers: {
      0.5: 'puol\\p{L}*',
      2: 'molem\\p{L}*|pari\\p{L}*|kahdes\\p{L}*|kaksin\\p{L}*|kaksois\\p{L}*',
      12: 'tusin\\p{L}*|keskipäiv\\p{L}*|puolipäiv\\p{L}*',
      15: 'vartt?i\\p{L}*|neljännestun\\p{L}*',
      30: 'puol\\p{L}*',
    },
  },
  he: {
    picture: 'תמונה|תצלום|ציור',
    attached: '[והבכלמש]{0,3}',
    numbers: {
      0.5: 'חצי|מחצית',
      // The dual: two days, two hours, twice.
      2: '\\p{L}+יים|זוג\\p{L}*|כפול\\p{L}*|שניה\\p{L}*|שנייה',
      12: 'תריסר|צהריים',
      15: 'רבע',
      30: 'חצי',
      200: 'מאתיים',
      2000: 'אלפיים',
    },
  },
  // Chinese characters are found by their values. These are the words that Japanese counts with otherwise.
  ja: {
    picture: '画像|写真|図|イラスト|絵',
    numbers: {
      0.5: '半',
      2: 'ふた[つり]|両|双方|ペア',
      3: 'みっつ',
      4: 'よっつ',
      5: 'いつつ',
      6: 'むっつ',
      7: 'ななつ',
      8: 'やっつ',
      9: 'ここのつ',
      12: 'ダース|正午',
      30: '半',
    },
  },
  // In Canada only the colon and the quotes stand off.
  'fr-CA': { spaced: false },
}

const known = new Map<string, Usage>()

/** What is known of a language: of "de-AT" what is known of it, and else of "de". */
export function usageOf(language: string): Usage {
  const usage = known.get(language) ?? {
    ...usages[language.split('-')[0] ?? ''],
    ...usages[canonicalTag(language) ?? ''],
  }
  known.set(language, usage)
  return usage
}
