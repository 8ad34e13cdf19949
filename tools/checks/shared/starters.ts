import type { Media } from '../../content/read/model'

/** Texts of a new site in one language, suitable for any business. */
export type Starter = {
  home: { menu: string; title: string; description: string; text: string }
  about: { menu: string; title: string; description: string; text: string }
  contact: { menu: string; title: string; description: string; text: string }
  missing: { title: string; description: string; text: string; link: string }
}

/** Texts of a page: [menu, title, description, text], or for the 404 page [title, description, text, link]. */
type Row = [string, string, string, string]

function starter(home: Row, about: Row, contact: Row, [title, description, text, link]: Row): Starter {
  const page = ([menu, title, description, text]: Row) => ({ menu, title, description, text })
  return { home: page(home), about: page(about), contact: page(contact), missing: { title, description, text, link } }
}

/** Texts by language code. A new site in a language that is not listed has English texts. */
export const starters: Record<string, Starter> = {
  en: starter(
    [
      'Home',
      'Welcome',
      'The first page of this site: you can reach everything else from here.',
      'Welcome to our site.',
    ],
    ['About us', 'About us', 'Who we are, what we do, and how our work began, in a few words.', 'This is who we are.'],
    ['Contact', 'Contact', 'How to reach us: we welcome every question and every message.', 'Write to us:'],
    [
      'Page not found',
      'There is no page at this address. It may have moved, or the address may be misspelled.',
      'You can reach everything from the home page.',
      'Go to the home page',
    ],
  ),
  tr: starter(
    [
      'Ana sayfa',
      'Hoş geldiniz',
      'Sitenin ilk sayfası: buradan bütün sayfalara ulaşabilirsiniz.',
      'Sitemize hoş geldiniz.',
    ],
    ['Hakkımızda', 'Hakkımızda', 'Kim olduğumuz, ne yaptığımız ve işe nasıl başladığımız, birkaç sözle.', 'Biz buyuz.'],
    ['İletişim', 'İletişim', 'Bize nasıl ulaşabileceğiniz: her soruyu ve her mesajı bekliyoruz.', 'Bize yazın:'],
    [
      'Sayfa bulunamadı',
      'Bu adreste bir sayfa yok. Taşınmış ya da adres yanlış yazılmış olabilir.',
      'Ana sayfadan her yere ulaşabilirsiniz.',
      'Ana sayfaya git',
    ],
  ),
  es: starter(
    [
      'Inicio',
      'Bienvenidos',
      'La primera página de este sitio: desde aquí se llega a todo lo demás.',
      'Bienvenidos a nuestro sitio.',
    ],
    [
      'Quiénes somos',
      'Quiénes somos',
      'Quiénes somos, qué hacemos y cómo empezamos, contado en pocas palabras.',
      'Estos somos nosotros.',
    ],
    [
      'Contacto',
      'Contacto',
      'Cómo comunicarse con nosotros: toda pregunta y todo mensaje es bienvenido.',
      'Escríbanos:',
    ],
    [
      'Página no encontrada',
      'No hay ninguna página en esta dirección. Puede haber cambiado o estar mal escrita.',
      'Desde la página de inicio se llega a todo.',
      'Ir al inicio',
    ],
  ),
  ar: starter(
    [
      'الرئيسية',
      'أهلا بكم',
      'الصفحة الأولى من هذا الموقع، ومنها تصلون إلى جميع الصفحات الأخرى.',
      'أهلا بكم في موقعنا.',
    ],
    ['من نحن', 'من نحن', 'من نحن، وماذا نعمل، وكيف بدأ عملنا، نرويه لكم هنا في كلمات قليلة.', 'هذه نبذة عنا.'],
    ['اتصل بنا', 'اتصل بنا', 'كيف تتواصلون معنا، فنحن نرحب بكل سؤال وبكل رسالة تصل إلينا منكم.', 'اكتبوا إلينا:'],
    [
      'الصفحة غير موجودة',
      'لا توجد صفحة في هذا العنوان. ربما نقلت إلى مكان آخر، أو كتب العنوان خطأ.',
      'من الصفحة الرئيسية تصلون إلى كل شيء.',
      'إلى الصفحة الرئيسية',
    ],
  ),
  he: starter(
    ['דף הבית', 'ברוכים הבאים', 'הדף הראשון של האתר: מכאן אפשר להגיע לכל שאר הדפים.', 'ברוכים הבאים לאתר שלנו.'],
    ['אודות', 'אודותינו', 'מי אנחנו, מה אנחנו עושים ואיך התחילה הדרך שלנו, בכמה מילים.', 'אלה אנחנו.'],
    ['יצירת קשר', 'יצירת קשר', 'איך אפשר להגיע אלינו: נשמח לכל שאלה ולכל הודעה.', 'כתבו לנו:'],
    [
      'הדף לא נמצא',
      'אין דף בכתובת הזאת. ייתכן שהוא הועבר, או שהכתובת נכתבה לא נכון.',
      'מדף הבית אפשר להגיע לכל מקום.',
      'אל דף הבית',
    ],
  ),
  de: starter(
    [
      'Startseite',
      'Willkommen',
      'Die erste Seite dieser Website: Von hier aus erreichen Sie alles andere.',
      'Willkommen auf unserer Website.',
    ],
    [
      'Über uns',
      'Über uns',
      'Wer wir sind, was wir tun und wie alles begann, in wenigen Worten erzählt.',
      'Das sind wir.',
    ],
    [
      'Kontakt',
      'Kontakt',
      'So erreichen Sie uns: Wir freuen uns über jede Frage und jede Nachricht.',
      'Schreiben Sie uns:',
    ],
    [
      'Seite nicht gefunden',
      'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder die Adresse ist falsch geschrieben.',
      'Von der Startseite aus erreichen Sie alles.',
      'Zur Startseite',
    ],
  ),
  fr: starter(
    [
      'Accueil',
      'Bienvenue',
      'La première page de ce site : d’ici, vous accédez à tout le reste.',
      'Bienvenue sur notre site.',
    ],
    [
      'À propos',
      'À propos de nous',
      'Qui nous sommes, ce que nous faisons et comment tout a commencé, en quelques mots.',
      'Voici qui nous sommes.',
    ],
    [
      'Contact',
      'Contact',
      'Comment nous joindre : toute question et tout message sont les bienvenus.',
      'Écrivez-nous :',
    ],
    [
      'Page introuvable',
      'Il n’y a pas de page à cette adresse. Elle a peut-être changé, ou l’adresse est mal écrite.',
      'Depuis la page d’accueil, vous accédez à tout.',
      'Aller à l’accueil',
    ],
  ),
  ru: starter(
    [
      'Главная',
      'Добро пожаловать',
      'Первая страница этого сайта: отсюда можно попасть на все остальные.',
      'Добро пожаловать на наш сайт.',
    ],
    ['О нас', 'О нас', 'Кто мы, чем занимаемся и с чего всё началось: обо всём в нескольких словах.', 'Это мы.'],
    ['Контакты', 'Контакты', 'Как с нами связаться: мы рады каждому вопросу и каждому сообщению.', 'Напишите нам:'],
    [
      'Страница не найдена',
      'По этому адресу страницы нет. Возможно, она переехала, или в адресе опечатка.',
      'С главной страницы можно попасть на все остальные.',
      'На главную страницу',
    ],
  ),
}

/** Placeholder logo (SVG) of a new site, recognizable at 16 CSS px, on light and on dark backgrounds. */
export const starterLogo = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="14" fill="#0b5468"/>
  <circle cx="32" cy="32" r="13" fill="none" stroke="#f2a900" stroke-width="8"/>
</svg>
`

/** Colours of a new site's brand. */
export const starterColours = { primary: '#0b5468', accent: '#f2a900' }

/** Whether a media file is the placeholder logo, judging by its size. */
export function isStarterLogo(media: Media | undefined): boolean {
  return media?.bytes === starterLogo.length && media.width === 64 && media.height === 64
}

/** Descriptions and texts that the owner of a new site must replace. Titles and menus may remain unchanged. */
export const emptyWords = new Set(
  Object.values(starters).flatMap(({ home, about }) =>
    [home, about].flatMap(({ description, text }) => [description, text]),
  ),
)
