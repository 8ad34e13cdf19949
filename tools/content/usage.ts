import { canonicalTag } from './language'
import { memoize } from './memoize'
import { type Said, say } from './say/say.js'

/** The facts about a language that rules about words need. A language that is not here, or lacks a field, is not asked for it. */
export type Usage = {
  /** Little words that are written together with the next one, as a pattern: "and", "the". */
  attached?: string
  /** Words that lean on another picture, at the beginning of what a picture shows. */
  leaning?: string
  /** Words that say no more of a picture than that it is one. */
  picture?: string
  /** Ways to speak to visitors that a business does not use: as to a friend, or, in Arabic, as to many. */
  address?: { name: Said; pattern: string }
  /** The signs that stand off from the word before them by a space which does not break, and quotes that do so inside. */
  spaced?: boolean
  /** Words of labels by the quantity that they name, see `quantityOf`. */
  quantities?: Partial<Record<Quantity, string>>
}

/** What a unit measures, as far as labels name it. */
export type Quantity = 'power' | 'weight' | 'speed' | 'temperature' | 'voltage'

/** The names of quantities. */
export const quantityNames: Record<Quantity, Said> = {
  power: say`power`,
  weight: say`weight`,
  speed: say`speed`,
  temperature: say`temperature`,
  voltage: say`voltage`,
}

/** Units by what they measure. Others count several kinds of things, and say nothing about a label. */
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
    address: { name: say`familiar`, pattern: 'sen|sana|seni|senin|sende|senden' },
    quantities: {
      power: 'güç|gücü',
      weight: 'ağırlık|ağırlığı',
      speed: 'hız|hızı',
      temperature: 'sıcaklık|sıcaklığı',
      voltage: 'gerilim|gerilimi',
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
  },
  es: {
    picture: 'imagen|foto|fotografía|dibujo|ilustración',
    leaning: 'el mismo|la misma|los mismos|las mismas|lo mismo|el otro|la otra',
    address: { name: say`familiar`, pattern: 'tú|tu|tus|ti|contigo|vosotros|vuestr[oa]s?' },
    quantities: {
      power: 'potencia',
      weight: 'peso',
      speed: 'velocidad',
      temperature: 'temperatura',
      voltage: 'tensión',
    },
  },
  ar: {
    picture: 'صورة|رسم',
    attached: '[وف]?[بك]?(?:ال|لل|ل)?',
    leaning: 'نفس|ذات',
    address: {
      name: say`plural`,
      pattern: 'راسلونا|اكتبوا|اتصلوا|أرسلوا|عنبركم|عنابركم|منطقتكم|مزرعتكم|مزارعكم|رسالتكم|لكم',
    },
    quantities: { power: 'قدرة', weight: 'وزن', speed: 'سرعة', temperature: 'حرارة', voltage: 'جهد' },
  },
  de: {
    picture: 'bild|foto|abbildung|grafik|zeichnung',
    leaning: 'derselbe|dieselben?|dasselbe|(?:der|die|das) gleichen?',
    address: { name: say`familiar`, pattern: 'du|dir|dich|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?' },
    quantities: {
      power: 'leistung',
      weight: 'gewicht',
      speed: '\\p{L}*geschwindigkeit',
      temperature: '\\p{L}*temperatur',
      voltage: '\\p{L}*spannung',
    },
  },
  fr: {
    picture: 'photo|dessin|schéma',
    leaning: 'le même|la même|les mêmes|l’autre',
    address: { name: say`familiar`, pattern: 'tu|toi|tes|ton' },
    spaced: true,
    quantities: {
      power: 'puissance',
      weight: 'poids',
      speed: 'vitesse',
      temperature: 'température',
      voltage: 'tension',
    },
  },
  ru: {
    picture: 'изображение|фото|фотография|картинка|рисунок',
    leaning: 'тот же|та же|то же|те же|тот самый',
    address: { name: say`familiar`, pattern: 'ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоих|твоего' },
    quantities: {
      power: 'мощность',
      weight: 'вес|масса',
      speed: 'скорость',
      temperature: 'температура',
      voltage: 'напряжение',
    },
  },
  fi: {
    picture: 'kuva|valokuva|piirros',
  },
  he: {
    picture: 'תמונה|תצלום|ציור',
    attached: '[והבכלמש]{0,3}',
  },
  ja: {
    picture: '画像|写真|図|イラスト|絵',
  },
  // In Canada only the colon and the quotes have a space.
  'fr-CA': { spaced: false },
}

/** The facts about a language: for "de-AT" its own, else those of "de". */
export const usageOf = memoize(
  (language: string): Usage => ({
    ...usages[language.split('-')[0] ?? ''],
    ...usages[canonicalTag(language) ?? ''],
  }),
)
