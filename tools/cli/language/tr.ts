import { files } from './tr-files'
import { hints } from './tr-hints'
import { live } from './tr-live'
import { rules } from './tr-rules'
import schema from './tr-schema.json'
import { terms } from './tr-terms'
import type { Catalogue } from './translate'

/** What is wrong, in Turkish. A colon after what it is about keeps endings off the names of others. */
const messages: Catalogue = {
  // Reading
  'The file starts with an invisible mark (a byte order mark).':
    'Dosya görünmez bir işaretle (bayt sırası işareti) başlıyor.',
  'The field "{1}" appears twice in this object.': 'Bu nesnede "{1}" alanı iki kez var.',
  'The file is empty.': 'Dosya boş.',
  'This file is empty.': 'Bu dosya boş.',
  'The file is missing.': 'Dosya yok.',
  '"themeClass" is not needed any more: the colours of a brand are in "colours".':
    '"themeClass" artık gerekmiyor: bir markanın renkleri "colours" içindedir.',
  'The privacy document was one file, and is a list now: one for each language there is.':
    'Gizlilik belgesi tek bir dosyaydı, şimdi bir liste: her dil için bir dosya.',
  'The file is not readable text.': 'Dosya okunabilir bir metin değil.',
  'This file is ignored: its name must end in ".json".': 'Bu dosya okunmuyor: adı ".json" ile bitmeli.',
  'This file belongs to no language.': 'Bu dosya hiçbir dile ait değil.',
  'Git has left two versions of these lines.': 'Git bu satırların iki sürümünü bırakmış.',
  'This is not valid JSON.': 'Bu geçerli bir JSON değil.',
  'This is not valid JSON: <1>.': 'Bu geçerli bir JSON değil: <1>.',
  'The document must be an object: it starts with { and ends with }.':
    'Belge bir nesne olmalı: { ile başlar, } ile biter.',
  'Objects and lists are nested more than {1} levels deep.': 'Nesneler ve listeler {1} düzeyden daha derin iç içe.',
  '<1> contains {2}, <3>.': '<1> {2} içeriyor: <3>.',
  '<1> has only spaces.': '<1> yalnızca boşluktan oluşuyor.',
  'This number has more than {1} decimals.': 'Bu sayının {1} ondalıktan fazlası var.',
  'This number has too many digits to be shown.': 'Bu sayının gösterilemeyecek kadar çok basamağı var.',
  // The schema
  '<1> has no field "{2}".': '<1>: "{2}" adlı bir alan yok.',
  '<1> has no field "{2}", but needs "{3}".': '<1>: "{2}" adlı bir alan yok, ama "{3}" gerekli.',
  '<1> needs <2>.': '<1>: <2> gerekli.',
  'A block has no field "{1}".': 'Blok: "{1}" adlı bir alan yok.',
  'This block does not say which "type" it is.': 'Bu blok hangi türden ("type") olduğunu söylemiyor.',
  '<1> has a block of type "{2}", which does not exist.': '<1>: "{2}" türünde bir blok yok.',
  '<1> must be <2>, but is <3>.': '<1>: <2> olmalı, ama <3>.',
  '<1> must be one of {2}, but is {3}.': '<1>: şunlardan biri olmalı: {2}; ama {3}.',
  '<1> cannot be {2}.': '<1>: {2} olamaz.',
  '<1> is empty.': '<1>: boş.',
  '<1> must have at least {2} characters.': '<1>: en az {2} karakter olmalı.',
  '<1> must have at least {2}, but has <3>.': '<1>: en az {2} tane olmalı, ama <3> var.',
  '<1> may have at most {2}, but has {3}.': '<1>: en çok {2} tane olabilir, ama {3} var.',
  '<1> is too long: {2} characters; at most {3}.': '<1>: çok uzun: {2} karakter; en çok {3}.',
  '<1> must be at least {2}, but is {3}.': '<1>: en az {2} olmalı, ama {3}.',
  '<1> must be at most {2}, but is {3}.': '<1>: en çok {2} olmalı, ama {3}.',
  '<1> has a duplicate value: {2}.': '<1>: bir değer iki kez var: {2}.',
  '"{1}" in <2> cannot be a name.': '<2>: "{1}" bir ad olamaz.',
  // Addresses, links and media
  'The address {1} is reserved for a language.': '{1} adresi bir dile ayrılmış.',
  'The address {1} is used by the site itself.': '{1} adresini sitenin kendisi kullanıyor.',
  'The address {1} is already used by {2}.': '{1} adresini {2} zaten kullanıyor.',
  '"{1}" cannot be an address.': '"{1}" bir adres olamaz.',
  'The link "{1}" leads to a page that does not exist.': '"{1}" bağlantısının gittiği sayfa yok.',
  'The link "{1}" leads to a block that {2} does not show.': '"{1}" bağlantısının gittiği bloğu {2} göstermiyor.',
  'The link "{1}" has a space.': '"{1}" bağlantısında boşluk var.',
  'The link "{1}" has a character that is not allowed in an address: {2}.':
    '"{1}" bağlantısında bir adreste olamayacak bir karakter var: {2}.',
  'The link "{1}" starts with two slashes.': '"{1}" bağlantısı iki eğik çizgiyle başlıyor.',
  'The link "{1}" ends with an empty anchor.': '"{1}" bağlantısı boş bir yer adıyla (#) bitiyor.',
  'The link "{1}" leads nowhere.': '"{1}" bağlantısı hiçbir yere gitmiyor.',
  'The link "{1}" has no host name.': '"{1}" bağlantısında alan adı yok.',
  'The link "{1}" has a number where the name of a host should be.':
    '"{1}" bağlantısında alan adının yerinde bir sayı var.',
  'The link "{1}" leads to "{2}": what is before the "@" is not its host.':
    '"{1}" bağlantısı "{2}" adresine gidiyor: "@" işaretinden önceki yer alan adı değildir.',
  'The link "{1}" has no mail address.': '"{1}" bağlantısında e-posta adresi yok.',
  'The link "{1}" has no phone number.': '"{1}" bağlantısında telefon numarası yok.',
  'The link "{1}" does not say where it starts.': '"{1}" bağlantısı nereden başladığını söylemiyor.',
  'The link "{1}" cannot start with "{2}".': '"{1}" bağlantısı "{2}" ile başlayamaz.',
  'The link "{1}" is not safe: others can read and change the page on the way.':
    '"{1}" bağlantısı güvenli değil: başkaları sayfayı yolda okuyup değiştirebilir.',
  'The link has no address.': 'Bağlantının adresi yok.',
  'There is no page "{1}".': '"{1}" adlı bir sayfa yok.',
  'The page names itself as related.': 'Sayfa, ilgili sayfa olarak kendisini gösteriyor.',
  '"{1}" is a place on a page.': '"{1}" bir sayfanın içindeki bir yer.',
  'There is no file "{1}" in pages/_media.': 'pages/_media içinde "{1}" dosyası yok.',
  '"{1}" is not a <2> the site can show.': '"{1}" sitenin gösterebileceği türden değil: <2>.',
  'No page uses this file.': 'Bu dosyayı hiçbir sayfa kullanmıyor.',
  '"{1}" is {2} pixels; its place is {3}.': '"{1}" {2} piksel; yeri ise {3}.',
  '"{1}" is {2} pixels wide, and will look blurred.': '"{1}" {2} piksel genişliğinde; bulanık görünür.',
  'No page links to {1}.': '{1} adresine hiçbir sayfadan bağlantı yok.',
  'The site has no first page.': 'Sitenin ilk sayfası yok.',
  'The site has no page for addresses that do not exist.': 'Sitede var olmayan adresler için bir sayfa yok.',
  'This page is a draft: the site is published without it.': 'Bu sayfa bir taslak: site onsuz yayımlanır.',
  '<1> cannot be a draft.': '<1> taslak olamaz.',
  '<1> cannot be left out.': '<1> dışarıda bırakılamaz.',
  // Blocks and figures
  'The id "{1}" appears twice on this page.': '"{1}" kimliği (id) bu sayfada iki kez var.',
  'The id "{1}" appears twice in "{2}".': '"{1}" kimliği (id) "{2}" içinde iki kez var.',
  'A hero must be the first block: it has the main heading of the page.':
    'Hero ilk blok olmalı: sayfanın ana başlığı ondadır.',
  '<1> has neither "blocks" nor "href".': '<1>: ne "blocks" ne de "href" var.',
  '<1> has both "blocks" and "href".': '<1>: hem "blocks" hem "href" var.',
  '"{1}" of <2> is shown nowhere: there is no <3>.': '<2>: "{1}" hiçbir yerde görünmüyor; <3> yok.',
  'A figure of <1> has a range from {2} down to {3}.': '<1>: değer aralığı {2} ile {3} arasında ters yazılmış.',
  'A figure of <1> has no value.': '<1>: ölçünün değeri yok.',
  'A figure of <1> has "{2}" and "{3}".': '<1>: ölçüde hem "{2}" hem "{3}" var.',
  'The unit "{1}" is not known. Did you mean "{2}"?': '"{1}" birimi bilinmiyor. "{2}" mi demek istediniz?',
  'Row "{1}" has a cell for "{2}", which is not a column.':
    '"{1}" satırında "{2}" için bir hücre var, ama böyle bir sütun yok.',

  // Words
  '{1} would be shown as it is written.': '{1} yazıldığı gibi görünürdü.',
  'Rich text cannot have <1>.': 'Zengin metinde şu olamaz: <1>.',
  'This text has a line break.': 'Bu metinde satır sonu var.',
  'The text begins with its heading, "{1}".': 'Metin kendi başlığıyla başlıyor: "{1}".',
  'The text for this picture begins with "{1}", which refers to another picture.':
    'Bu görselin metni "{1}" diye başlıyor; bu, başka bir görsele gönderme.',
  'The <1> is {2} letters wide; search results show {3}.': '<1> {2} harf; arama sonuçları {3} harf gösterir.',
  'The description is {1} letters wide, which says little.': 'Açıklama {1} harf; bu pek bir şey söylemiyor.',
  'The <1> is the same as that of {2}.': '<1>, {2} dosyasındakiyle aynı.',
  'The words "{1}" were written by "npm run new".': '"{1}" sözlerini "npm run new" yazdı.',
  '"{1}" is neither a word of {2} nor an interface word.': '"{1}" ne {2} içinde ne de arayüz sözleri arasında var.',
  '"{1}" is a word to avoid in <2>.': '"{1}" kaçınılacak bir söz (<2>).',
  'The glossary says "{1}", not "{2}".': 'Sözlük "{2}" değil, "{1}" diyor.',
  '"{1}" is the <2> way to address somebody in <3>.': '"{1}" birine <2> hitap biçimi (<3>).',
  'In <1>, a non-breaking space belongs before "{2}": see "{3}".':
    '<1>: "{2}" işaretinden önce bölünmez boşluk gelir; bakın: "{3}".',
  'The fonts for <1> lack the letter {2}.': '<1> yazı tiplerinde şu harf yok: {2}.',
  // Translations
  'There is no <1> ({2}) translation; <3>.': '<1> ({2}) çevirisi yok; <3>.',
  '<1> is not translated.': '<1> çevrilmemiş.',
  '<1> are not translated.': '<1> çevrilmemiş.',
  'The title is not translated, so the page does not exist in this language.':
    'Başlık çevrilmemiş; bu yüzden sayfa bu dilde yok.',
  'There is no {1}/_site.json.': '{1}/_site.json yok.',
  '{1} is not in {2}, so this translation is never shown.': '{1}, {2} içinde yok; bu çeviri hiç görünmez.',
  'There is no page {1}, so {2} is never shown.': '{1} sayfası yok; {2} hiç görünmez.',
  'These words are <1>, not <2>.': 'Bu sözler <2> değil, <1>.',
  'The numbers differ: <1> here, <2> in <3>.': 'Sayılar farklı: burada <1>, <3> metninde <2>.',
  'The links differ: <1> here, <2> in <3>.': 'Bağlantılar farklı: burada <1>, <3> metninde <2>.',
  'The placeholders differ: <1> here, <2> in <3>.': 'Yer tutucular farklı: burada <1>, <3> metninde <2>.',
  'The glossary translates {1} as {2} in <3>; this text uses another word.':
    'Sözlük {1} için {2} diyor (<3>); bu metinde başka bir söz var.',
  'The <1> text has "{2}", which <3>.': '<1> metinde "{2}" var: <3>.',
  'A translation cannot be "{1}".': 'Bir çeviri "{1}" olamaz.',
  'Words of {1} are missing in <2> ({3}): <4>.': '{1} içindeki şu sözler <2> ({3}) dilinde eksik: <4>.',
  '"{1}" lacks "{2}", the language this page is written in.': '"{1}" içinde sayfanın yazıldığı dil, "{2}", yok.',
  'The label says <1> in <2>, but the figure in {3} is a <4>.': 'Etiket <1> diyor (<2>), ama {3} birimli ölçü: <4>.',
  'This row is "{1}" here, and with the same figure "{2}" in {3}.':
    'Bu satırın adı burada "{1}", aynı ölçüyle {3} yerinde ise "{2}".',
  '"{1}" is "{2}" here, and "{3}" in {4}.': '"{1}" burada "{2}" diye, {4} yerinde ise "{3}" diye çevrilmiş.',
  '"{1}" does not appear in <2> any more.': '"{1}" artık hiçbir metinde geçmiyor (<2>).',
  '"{1}" is not a language of the site, but the folder {2} is in it.':
    '"{1}" sitenin bir dili değil, ama {2} klasörü o dilde.',
  '"{1}" is not a language of the site.': '"{1}" sitenin bir dili değil.',
  'The page ends on {1}, before it begins on {2}.': 'Sayfa {2} günü başlamadan, {1} günü bitiyor.',
  'No page of this comparison has a row "{1}".': 'Bu karşılaştırmanın hiçbir sayfasında "{1}" satırı yok.',
  'These pages have no row in common.': 'Bu sayfaların ortak bir satırı yok.',
  'The page "{1}" has no specification table to compare.': '"{1}" sayfasında karşılaştırılacak bir veri tablosu yok.',
  '"{1}" is not the address of a page of this site.': '"{1}" bu sitenin bir sayfasının adresi değil.',
  'No finder leads to this page: it has "{1}", and no "{2}".':
    'Bu sayfaya hiçbir bulucu götürmüyor: "{1}" var, "{2}" yok.',
  'This finder leads to no page.': 'Bu bulucu hiçbir sayfaya götürmüyor.',
  'A diagram of kind "{1}" needs "{2}".': '"{1}" türünden bir çizime "{2}" gerekir.',
  'A diagram of kind "{1}" does not show "{2}".': '"{1}" türünden bir çizim "{2}" göstermez.',
  'The table "{1}" has no columns.': '"{1}" tablosunun sütunları yok.',
  'The table "{1}" has no tick.': '"{1}" tablosunda hiç işaret yok.',
  'The table has no row "{1}".': 'Tabloda "{1}" satırı yok.',
  'The row "{1}" has fewer than two single numbers to draw.': '"{1}" satırında çizilecek en az iki tek sayı yok.',
  'The row "{1}" has no size to draw.': '"{1}" satırında çizilecek bir ölçü yok.',
  'The row "{1}" does not say from how many to how many.': '"{1}" satırı kaçtan kaça olduğunu söylemiyor.',
  '"{1}" in the table "{2}" has no number.': '"{1}" ("{2}" tablosunda) bir sayı içermiyor.',
  'This page shows no "spec-table" with the id "{1}".': 'Bu sayfada id\'si "{1}" olan bir "spec-table" gösterilmiyor.',
  'The table has no column "{1}".': 'Tabloda "{1}" sütunu yok.',
  'The row "{1}" has no figure to divide a number by.': '"{1}" satırında bir sayının bölüneceği ölçü yok.',
  'The row "{1}" has no figure to divide "{2}" by.': '"{1}" satırında "{2}" biriminin bölüneceği ölçü yok.',
  'Answer "{1}" needs either "row" or "text".': '"{1}" yanıtına "row" ya da "text" gerekir, ikisinden biri.',
  'Answer "{1}" names a row, but the block no "table".': '"{1}" yanıtı bir satır anıyor, ama blokta "table" yok.',
  'The numbers go from {1} down to {2}.': 'Sayılar {1} ile başlayıp {2} ile bitiyor.',
  'The example {1} is not between {2} and {3}.': '{1} örneği {2} ile {3} arasında değil.',
  'The event ends before it begins.': 'Etkinlik başlamadan bitiyor.',
  'Place "{1}" does not say where it is in "tall".': '"{1}" yerinin "tall" görselinde nerede olduğu yazılmamış.',
  'Place "{1}" is in a "tall" picture, which this scene does not have.':
    '"{1}" yeri bir "tall" görselinde gösterilmiş, ama bu sahnede öyle bir görsel yok.',
  'Places "{1}" and "{2}" cover each other.': '"{1}" ve "{2}" yerleri birbirini örtüyor.',
  'Part "{1}" does not say where it is in "tall".': '"{1}" parçasının "tall" görselinde nerede olduğu yazılmamış.',
  'Part "{1}" is in a "tall" picture, which this block does not have.':
    '"{1}" parçası bir "tall" görselinde gösterilmiş, ama bu blokta öyle bir görsel yok.',
  'Part "{1}" has a place in "tall" alone.': '"{1}" parçasının yeri yalnızca "tall" görselinde yazılmış.',
  'Part "{1}" has "{2}" alone.': '"{1}" parçasında yalnızca "{2}" var.',
  'Part "{1}" does not say where it is in the picture.': '"{1}" parçasının görselde nerede olduğu yazılmamış.',
  'Parts "{1}" and "{2}" cover each other.': '"{1}" ve "{2}" parçaları birbirini örtüyor.',
  '"{1}" is {2} × {3}; with places in it, it needs the shape <4>.':
    '"{1}" {2} × {3}; içinde yerler olan görselin biçimi <4> olmalı.',
  'There is no day "{1}".': '"{1}" diye bir gün yok.',
  // The site
  '"{1}" is not an interface word.': '"{1}" bir arayüz sözü değil.',
  'There is no interface word "{1}".': '"{1}" adlı bir arayüz sözü yok.',
  'A page cannot be called "common": locales/<language>/common.json has the shared words.':
    'Bir sayfanın adı "common" olamaz: locales/<language>/common.json ortak sözlerin dosyasıdır.',
  'The drawing gives {1}, which no table of this page has.': 'Çizimde {1} var, ama bu sayfanın hiçbir tablosunda yok.',
  'The host {1} is a placeholder.': '{1} alan adı geçici bir değer.',
  'The number {1} is a placeholder.': '{1} numarası geçici bir değer.',
  'The address "{1}" is a placeholder.': '"{1}" adresi geçici bir değer.',
  'There is no <1> "{2}" in pages/_site.json.': 'pages/_site.json içinde böyle bir <1> yok: "{2}".',
  '"{1}" is not the code of a language.': '"{1}" bir dil kodu değil.',
  '"{1}" is not a host name.': '"{1}" bir alan adı değil.',
  '"{1}" is not a mail address.': '"{1}" bir e-posta adresi değil.',
  '"{1}" is not a phone number.': '"{1}" bir telefon numarası değil.',
  '{1} on {2} has a contrast of {3}; it needs {4}.': '{2} üzerinde {1}: kontrast {3}; en az {4} gerekli.',
  'The brand "{1}" has a dark theme without colours.': '"{1}" markasının koyu temasının renkleri yok.',
  'The brand "{1}" has no icons for browsers and phones.': '"{1}" markasının tarayıcı ve telefon simgeleri yok.',
  'There is no rule "{1}".': '"{1}" adlı bir kural yok.',
  'The rule "{1}" is turned off without a reason.': '"{1}" kuralı gerekçesiz kapatılmış.',
}

/** What the schema says of blocks and fields, and what blocks are called in sentences: `Gallery "views"`. */
const ofSchema: Catalogue = Object.fromEntries(
  Object.entries(schema).flatMap(([english, own]) =>
    /[.!?:]/.test(english)
      ? [[english, own]]
      : [
          [english, own],
          [`${english} "{1}"`, `${own} "{1}"`],
        ],
  ),
)

/** What commands say to authors in Turkish. */
export const turkish: Catalogue = { ...ofSchema, ...live, ...messages, ...rules, ...files, ...hints, ...terms }
