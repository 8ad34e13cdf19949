import type { Catalogue } from './translate'

/** What rules about blocks, tables, the site and its translations find, and what to do, in Turkish. */
export const rules: Catalogue = {
  // Brands and languages
  '"{1}" is not the address of a site.': '"{1}" bir sitenin adresi değil.',
  '"{1}" is already a domain of the brand "{2}".': '"{1}" zaten "{2}" markasının alan adı.',
  'Write "https://", then the host name in small letters and nothing after it: "{1}".':
    '"https://" ve ardından küçük harflerle alan adını yazın, sonrasına bir şey yazmayın: "{1}".',
  'A host shows one brand.': 'Bir alan adı tek bir marka gösterir.',
  'Remove it from one of the two.': 'İkisinin birinden silin.',
  'No shade of this colour has enough contrast with the others.':
    'Bu rengin hiçbir tonunun ötekilerle yeterli kontrastı yok.',
  'Change the others, or leave this one out.': 'Ötekileri değiştirin ya da bunu çıkarın.',
  'The brand "{1}" has dark colours, but no dark theme.': '"{1}" markasının koyu renkleri var, ama koyu teması yok.',
  'Add "darkTheme": true, or remove them.': '"darkTheme": true ekleyin ya da onları silin.',
  'The menu of the brand "{1}" is empty: it leaves out all its pages.':
    '"{1}" markasının menüsü boş: bütün sayfalarını dışarıda bırakıyor.',
  'Give the brand a "menu" of its own.': 'Markaya kendi "menu" alanını verin.',
  '"{1}" is not the usual spelling of this code.': '"{1}" bu kodun alışılmış yazımı değil.',
  '<1> is written from left to right.': '<1> soldan sağa yazılır.',
  '<1> is written from right to left.': '<1> sağdan sola yazılır.',
  '"defaultLanguage" is "{1}", which is not one of "languages".':
    '"defaultLanguage" olan "{1}", "languages" içinde yok.',
  'Nothing after "{1}" in "fallback" is ever used.': '"fallback" içinde "{1}" sonrasındakiler hiç kullanılmaz.',
  'The page is written in <1>, so all its words are found there.':
    'Sayfanın yazıldığı dil <1>; bütün sözleri zaten ondadır.',
  'Put "{1}" last.': '"{1}" en sona gelsin.',
  'The rule "{1}" is always an error: a page with this problem cannot be built.':
    '"{1}" kuralı her zaman hatadır: bu sorunu olan bir sayfa derlenemez.',
  '"npm run check" shows the code of a problem after its sentence.':
    '"npm run check" bir sorunun kodunu cümlesinden sonra gösterir.',
  'There is no entry of "{1}" called "{2}" in pages/_site.json.':
    'pages/_site.json içindeki "{1}" listesinde "{2}" diye bir girdi yok.',
  // Words of the search
  'No page says "{1}" in <2>, so "{3}" finds nothing.':
    'Hiçbir sayfada "{1}" geçmiyor (dil: <2>); "{3}" bir şey bulmaz.',
  'Write what the pages call it, as they write it.': 'Sayfalarda geçen adı, sayfalardaki yazımıyla yazın.',
  'Pages say "{1}" in <2>, so the search finds it by itself.':
    '"{1}" sayfalarda geçiyor (dil: <2>); arama onu kendiliğinden bulur.',
  // The privacy document
  'The privacy document in <1> does not name "{2}", which the site keeps in <3>.':
    'Gizlilik belgesi (dili: <1>) "{2}" adını anmıyor; site bunu tarayıcıda saklıyor (<3>).',
  'Add a row with "{1}" in its label, and say what it is for and how long it is kept.':
    'Etiketinde "{1}" geçen bir satır ekleyin; ne işe yaradığını ve ne kadar süre saklandığını yazın.',
  'The privacy document in <1> does not name "{2}", which <3> leads to.':
    'Gizlilik belgesi (dili: <1>) "{2}" adını anmıyor; <3> oraya götürüyor.',
  'Add the name where it says what other services learn, and when.':
    'Adı, başka hizmetlerin neyi ne zaman öğrendiğini anlatan yere ekleyin.',
  // Addresses and links
  '<1> cannot have "{2}".': '<1>: "{2}" olamaz.',
  'It was moved: write "{1}".': 'Taşındı: "{1}" yazın.',
  'The block is hidden, or has another id.': 'Blok gizli ya da kimliği (id) başka.',
  'It is on every page: write the page before the #, for example "{1}".':
    'Her sayfada görünür: # işaretinden önce sayfayı yazın; örneğin "{1}".',
  'A document is offered by a block of type "document-list".': 'Bir belge "document-list" türünde bir blokla sunulur.',
  'Write where it leads, for example "{1}".': 'Nereye gittiğini yazın; örneğin "{1}".',
  '"{1}" is not a page of this site.': '"{1}" bu sitenin bir sayfası değil.',
  'Use a "link-list" for other links.': 'Başka bağlantılar için bir "link-list" kullanın.',
  'Write the name of its file alone: "{1}".': 'Yalnızca dosyasının adını yazın: "{1}".',
  'The parents go in a circle: {1}.': 'Üst sayfalar bir döngü oluşturuyor: {1}.',
  'A page cannot be above itself.': 'Bir sayfa kendisinin üstünde olamaz.',
  'Remove one "parent".': 'Bir "parent" alanını silin.',
  '{1} has the address {2}: visitors could not open it.': '{1} sayfasının adresi {2}: ziyaretçiler onu açamazdı.',
  'Remove the redirect, or rename the page.': 'Yönlendirmeyi silin ya da sayfanın adını değiştirin.',
  'There are two redirects from {1}.': '{1} adresinden iki yönlendirme var.',
  'Remove one of them.': 'Birini silin.',
  'The redirect from {1} leads in a circle.': '{1} adresinden yönlendirme bir döngüye giriyor.',
  'Write the address of a page.': 'Bir sayfanın adresini yazın.',
  '{1} is the address of another redirect.': '{1} başka bir yönlendirmenin adresi.',
  'A redirect cannot be from "{1}".': 'Bir yönlendirme "{1}" adresinden başlayamaz.',
  'Write "{1}": it holds for "{2}", too.': '"{1}" yazın: "{2}" için de geçerlidir.',
  'Write "{1}": it holds in all languages.': '"{1}" yazın: bütün dillerde geçerlidir.',
  'The site itself uses this address.': 'Bu adresi sitenin kendisi kullanıyor.',
  // Blocks
  '"{1}" appears twice in the key of the drawing.': '"{1}" çizimin açıklamasında iki kez var.',
  'The drawing has words: <1>.': 'Çizimde söz var: <1>.',
  'They cannot be translated there.': 'Orada çevrilemezler.',
  'Draw a figure or a letter, and write the words in "parts".':
    'Bir rakam ya da harf çizin, sözleri "parts" içine yazın.',
  'The page writes the numbers, and "{1}" the words.': 'Numaraları sayfa, sözleri "{1}" yazar.',
  'The drawing "{1}" has no "{2}".': '"{1}" çiziminde "{2}" yok.',
  '"{1}" is written in the drawing "{2}" already.': '"{1}", "{2}" çiziminin içinde zaten yazılı.',
  'The key does not say what <1> of the drawing "{2}" is.': 'Açıklama, "{2}" çizimindeki <1> için bir şey demiyor.',
  '"{1}" is the picture of wide screens already.': '"{1}" zaten geniş ekranların görseli.',
  'Name one drawn for narrow screens, or remove "tall".':
    'Dar ekranlar için çizilmiş birini yazın ya da "tall" alanını silin.',
  '"{1}" has no element with the id "drawing".': '"{1}" içinde id\'si "drawing" olan bir öğe yok.',
  'Put all its strokes into one <g id="drawing">: the page shows that element, in its own colours.':
    'Bütün çizgilerini tek bir <g id="drawing"> içine alın: sayfa o öğeyi kendi renkleriyle gösterir.',
  'The id "{1}" appears {2} times on this page.': '"{1}" kimliği (id) bu sayfada {2} kez var.',
  'The id "{1}" appears {2} times in "{3}".': '"{1}" kimliği (id) "{3}" içinde {2} kez var.',
  'The continent "{1}" appears twice on this page.': '"{1}" kıtası bu sayfada iki kez var.',
  'The continent "{1}" appears {2} times on this page.': '"{1}" kıtası bu sayfada {2} kez var.',
  'A continent can be on one map of a page only.': 'Bir kıta sayfadaki haritaların yalnızca birinde olabilir.',
  'There is already a hero on this page: it has the main heading of the page.':
    'Bu sayfada zaten bir hero var: sayfanın ana başlığı ondadır.',
  'A block of type "{1}" cannot be inside another of its kind.':
    '"{1}" türünde bir blok, kendi türünden bir bloğun içinde olamaz.',
  'Move it out, or show its content one after the other.': 'Dışarı alın ya da içeriğini art arda gösterin.',
  'Show one of them, remove it, or let "confirm" ask the owner what it should show.':
    'Birini gösterin, bloğu silin ya da ne göstereceğini "confirm" ile sahibine sorun.',
  'Once it is confirmed, remove "confirm".': 'Onaylanınca "confirm" alanını silin.',
  '<1> is a placeholder.': 'Geçici bir değer: <1>.',
  // Figures and tables
  'A figure of <1> has one end of a range.': '<1>: değer aralığının yalnızca bir ucu var.',
  'A figure of <1> has a range from {2} to {3}.': '<1>: değer aralığı {2} ile {3} arasında.',
  'A figure of <1> has a tolerance of {2}.': '<1>: ölçünün toleransı {2}.',
  'A figure of <1> has a "unit" but no number.': '<1>: ölçüde "unit" var, ama sayı yok.',
  'A range has "from" and "to".': 'Bir aralıkta "from" ve "to" olur.',
  'A range has both "from" and "to".': 'Bir aralıkta hem "from" hem "to" olur.',
  'Write "value": {1}.': 'Şöyle yazın: "value": {1}.',
  'A tolerance is more than 0; ± is added.': 'Tolerans 0’dan büyüktür; ± işaretini site koyar.',
  'The rows of this table have "cells", but it has no "columns".':
    'Bu tablonun satırlarında "cells" var, ama "columns" yok.',
  'Write "columns", or give each row one "value".': '"columns" yazın ya da her satıra bir "value" verin.',
  'Row "{1}" has "cells", but this table has no "columns".':
    '"{1}" satırında "cells" var, ama bu tabloda "columns" yok.',
  'Give it one "value".': 'Bir "value" verin.',
  'Row "{1}" has no "value".': '"{1}" satırında "value" yok.',
  'The first column of this table has no heading.': 'Bu tablonun ilk sütununun başlığı yok.',
  'Write "rowHeading": what is above the labels of the rows, for example "Model".':
    '"rowHeading" yazın: satır etiketlerinin üstündeki söz, örneğin "Model".',
  'This table has "columns", but its rows have no "cells".': 'Bu tabloda "columns" var, ama satırlarında "cells" yok.',
  'Write "cells" with one cell for each column, or remove "columns".':
    'Her sütun için bir hücreyle "cells" yazın ya da "columns" alanını silin.',
  'Row "{1}" has no "cells".': '"{1}" satırında "cells" yok.',
  'Write one cell for each column.': 'Her sütun için bir hücre yazın.',
  'Row "{1}" has a "value", but this table has columns.': '"{1}" satırında "value" var, ama bu tablonun sütunları var.',
  'Write "cells" with one cell for each column.': 'Her sütun için bir hücreyle "cells" yazın.',
  'Rows <1> have a cell for "{2}", which is not a column.':
    '<1> satırlarında "{2}" için bir hücre var, ama böyle bir sütun yok.',
  'Rows <1> have no cell for <2>.': '<1> satırlarında <2> için hücre yok.',
  'Row "{1}" has no cell for <2>.': '"{1}" satırında <2> için hücre yok.',
  'No row has a cell for <1>.': 'Hiçbir satırda <1> için hücre yok.',
  // Words
  'a picture; use the block’s "image" or a gallery': 'bir görsel; bloğun "image" alanını ya da bir galeri kullanın',
  'a code block; do not start a line with four spaces': 'bir kod bloğu; satıra dört boşlukla başlamayın',
  'code marks (`)': 'kod işareti (`)',
  'a quotation (a line that starts with ">")': 'bir alıntı (">" ile başlayan satır)',
  'a ruled line ("---")': 'bir ayırma çizgisi ("---")',
  'a forced line break': 'zorla satır sonu',
  'a link by reference; write [words](/address)': 'göndermeli bir bağlantı; [sözler](/adres) yazın',
  'more than {1} marks (* _ [ ])': '{1} sayısından fazla işaret (* _ [ ])',
  'a paragraph without words': 'sözsüz bir paragraf',
  'an empty list item': 'boş bir liste öğesi',
  'a link without words: {1}': 'sözsüz bir bağlantı: {1}',
  'words in quotes after the address of a link': 'bir bağlantının adresinden sonra tırnak içinde sözler',
  '"{1}", which is not a link; the address may not contain spaces, and must end with ")"':
    '"{1}"; bu bir bağlantı değil: adreste boşluk olamaz, sonunda ")" olmalı',
  '"{1}" that closes nothing': 'bir şeyi kapatmayan "{1}"',
  'Only a table without "columns" shows large figures.':
    'Büyük ölçüleri yalnızca "columns" olmayan bir tablo gösterir.',
  'This table has no row "{1}".': 'Bu tabloda "{1}" satırı yok.',
  'In <1>, a non-breaking space belongs after "«": see "{2}".':
    '<1>: "«" işaretinden sonra bölünmez boşluk gelir; bakın: "{2}".',
  'Numbers in <1> are written with the digits 0-9 here, not "{2}".':
    '<1>: sayılar burada "{2}" ile değil, 0-9 rakamlarıyla yazılır.',
  'Write 0 1 2 3 4 5 6 7 8 9.': '0 1 2 3 4 5 6 7 8 9 yazın.',
  'There is no font for <1> ({2}).': '<1> ({2}) için bir yazı tipi yok.',
  'Install it: {1}.': 'Kurun: {1}.',
  'Install it: npm install --save-dev --save-exact {1}': 'Kurun: npm install --save-dev --save-exact {1}',
  'The fonts for <1> lack the letters <2>.': '<1> yazı tiplerinde şu harfler yok: <2>.',
  'Browsers show it in a font of their own, and link previews not at all.':
    'Tarayıcılar onu kendi yazı tipleriyle gösterir, bağlantı önizlemeleri hiç göstermez.',
  'Browsers show them in a font of their own, and link previews not at all.':
    'Tarayıcılar onları kendi yazı tipleriyle gösterir, bağlantı önizlemeleri hiç göstermez.',
  'Can you write it in other words?': 'Başka sözlerle yazabilir misiniz?',
  'Nothing fills it in here.': 'Burada onu dolduran bir şey yok.',
  'Write the words themselves.': 'Sözlerin kendisini yazın.',
  'For the shared word write "{1}".': 'Ortak söz için "{1}" yazın.',
  '"{1}" is a group of shared words, not one.': '"{1}" tek bir ortak söz değil, bir grup.',
  'The title of a page cannot be a shared word.': 'Bir sayfanın başlığı (title) ortak bir söz olamaz.',
  'The description of a page cannot be a shared word.': 'Bir sayfanın açıklaması (description) ortak bir söz olamaz.',
  'Write it out: no other page has it, and a page exists in the languages that translate it.':
    'Açık açık yazın: başka hiçbir sayfada bu yoktur, sayfa da onu çeviren dillerde vardır.',
  'Write the words, or write "{1}" in the <2> and remove this line.':
    'Sözleri yazın ya da "{1}" değerini kaynağa (<2>) yazıp bu satırı silin.',
  'Did you mean "{1}"? If not, give your own words a name that is less similar.':
    '"{1}" mi demek istediniz? Değilse kendi sözünüze daha az benzeyen bir ad verin.',
  '"{1}" has no placeholder <2>.': '"{1}": böyle bir yer tutucu yok: <2>.',
  'In English it is "{1}".': 'İngilizcesi: "{1}".',
  // Translations
  'Of the <1> words {2} % are translated and up to date; {3} % are asked for.':
    '<1>: sözlerin yüzde {2} kadarı çevrilmiş ve güncel; istenen yüzde {3}.',
  '"npm run translations" lists what is to do.': '"npm run translations" yapılacakları sıralar.',
  'The ledger is missing or damaged: it is not known whether <1> of {2} is up to date.':
    'Çeviri kaydı eksik ya da bozuk: {2} için <1> güncel mi, bilinmiyor.',
  'The ledger is missing or damaged: it is not known whether <1> of {2} are up to date.':
    'Çeviri kaydı eksik ya da bozuk: {2} için <1> güncel mi, bilinmiyor.',
  'The ledger is missing or damaged: it is not known whether <1> of {2} pages are up to date.':
    'Çeviri kaydı eksik ya da bozuk: {2} sayfada <1> güncel mi, bilinmiyor.',
  'Get it back from Git, or say that they are right: npm run translations -- accept all':
    'Onu Git’ten geri alın ya da doğru olduklarını söyleyin: npm run translations -- accept all',
  'Delete the lines that start with "<<<<<<<", "|||||||", "=======" and ">>>>>>>": what both versions say is true.':
    '"<<<<<<<", "|||||||", "=======" ve ">>>>>>>" ile başlayan satırları silin: iki sürümün söylediği de doğrudur.',
  'This file and {1} have changed places: each is in the language of the other.':
    'Bu dosya ile {1} yer değiştirmiş: her biri ötekinin dilinde.',
  'Give each the name of the other.': 'Her birine ötekinin adını verin.',
  '"{1}" is the empty picture of a new page.': '"{1}" yeni bir sayfanın boş resmi.',
  'Put your own in its place.': 'Yerine kendi resminizi koyun.',
  'Interface words are missing in <1> ({2}): <3>.': 'Şu arayüz sözleri eksik: <1> ({2}): <3>.',
  'Write them in {1} as schema/words/en.json has them; until then visitors read them in English.':
    'schema/words/en.json dosyasındaki biçimde {1} dosyasına yazın; o zamana dek ziyaretçiler onları İngilizce okur.',
  'There is no page {1}, so <2> are never shown.': '{1} sayfası yok; <2> hiç görünmez.',
  'The page is now pages/{1}.json: move them to <2>.': 'Sayfa artık pages/{1}.json: çevirileri de şuraya taşıyın: <2>.',
  'Do you mean {1}?': '{1} mi demek istediniz?',
  'Then rename it to <1>; otherwise delete it.': 'Öyleyse adını <1> yapın; değilse silin.',
  'Then rename them to <1>; otherwise delete them.': 'Öyleyse adlarını <1> yapın; değilse silin.',
  'Delete <1>.': 'Silin: <1>.',
  'The <1> changed after it was translated into <2>: it was "{3}".':
    'Kaynak metin (<1>) çevrildikten sonra değişti (<2>); eskisi: "{3}".',
  'Translate it again in <1>, or, if that is still right, run: npm run translations -- accept {2}':
    '<1> içinde yeniden çevirin; çeviri hâlâ doğruysa şunu çalıştırın: npm run translations -- accept {2}',
  'Add it to "languages" in pages/_site.json, or delete <1>.':
    'pages/_site.json içindeki "languages" listesine ekleyin ya da şunu silin: <1>.',
  'its words in locales/glossary.json': 'locales/glossary.json içindeki sözleri',
  'the folder {1}': '{1} klasörü',
  'a term of {1}': '{1} içinde bir terim',
  '#1 terms of {2}': '{2} içinde #1 terim',
  '"{1}" is not a language of the site, but <2> is in it.': '"{1}" sitenin bir dili değil, ama şu o dilde: <2>.',
  '"{1}" is not a language of the site, but <2> are in it.': '"{1}" sitenin bir dili değil, ama şunlar o dilde: <2>.',
  'Delete its words.': 'Sözlerini silin.',
  '"{1}" must be text in double quotes.': '"{1}" çift tırnak içinde bir metin olmalı.',
  '"{1}" must be an object by id: { "about": { … } }.': '"{1}" kimliklere göre bir nesne olmalı: { "about": { … } }.',
  '<1> is the shared word "{2}" now, but <3> still translates it.':
    '<1> artık ortak söz "{2}", ama <3> onu hâlâ çeviriyor.',
  '<1> is the shared word "{2}" now, but <3> still translate it.':
    '<1> artık ortak söz "{2}", ama <3> onu hâlâ çeviriyor.',
  '<1> translates <2>, which this file does not have.': '<1> içinde <2> çevrilmiş, ama bu dosyada yok.',
  '<1> translate <2>, which this file does not have.': '<1> içinde <2> çevrilmiş, ama bu dosyada yok.',
  'Remove it there too.': 'Orada da silin.',
  '<1> are not in {2}, so this translation is never shown.': '<1>, {2} içinde yok; bu çeviri hiç görünmez.',
  'Was "{1}" moved?': '"{1}" taşındı mı?',
  'Move it in <1> to "{2}" too.': '<1> içinde de "{2}" altına taşıyın.',
  'Was "{1}" renamed to "{2}"?': '"{1}" adı "{2}" mi oldu?',
  'Rename it in <1> too.': '<1> içinde de adını değiştirin.',
  '{1} is written in <2>, so this file is never used.': '{1} zaten şu dilde yazılmış: <2>; bu dosya hiç kullanılmaz.',
  'Edit the text in the page, and remove this file.': 'Metni sayfada düzeltin ve bu dosyayı silin.',
  'The translation is no JSON object.': 'Çeviri bir JSON nesnesi değil.',

  // Turns
  '"{1}" is {2} × {3} pixels; "{4}" is {5}.': '"{1}" {2} × {3} piksel; "{4}" ise {5}.',
  'Save all frames of a turn in one size.': 'Bir döndürmenin bütün karelerini aynı boyutta kaydedin.',
  'The frames weigh {1} kB together, which is more than {2} kB.':
    'Kareler birlikte {1} kB geliyor; bu, {2} kB sınırından fazla.',
  'Save them smaller: 640 × 480 pixels as AVIF are enough.': 'Daha küçük kaydedin: AVIF olarak 640 × 480 piksel yeter.',
  // Words and figures that were hardly meant so
  '"{1}" at the beginning of a line makes no list.': 'Satır başındaki "{1}" liste oluşturmaz.',
  '"{1}" has a soft hyphen, which cannot be seen.': '"{1}" sözcüğünde gözle görülmeyen bir isteğe bağlı tire var.',
  '#1 spaces between words do not break, so that the line cannot.':
    'Sözcükler arasındaki #1 boşluk bölünmüyor; bu yüzden satır da bölünemez.',
  '"{1}" is the name of a file.': '"{1}" bir dosyanın adı.',
  '"{1}" says only that there is a picture.': '"{1}" yalnızca bir görsel olduğunu söylüyor.',
  'A figure in {1} cannot be less than 0, but is {2}.': "{1} biriminde bir değer 0'dan küçük olamaz, ama {2} yazılmış.",
  'The number {1} is shown as {2}: a point marks decimals.':
    '{1} sayısı {2} olarak görünür: nokta, ondalık ayırıcıdır.',
  '{1} is exactly a thousand times the {2} in the same row.': '{1}, aynı satırdaki {2} değerinin tam bin katı.',
  'The unit is "{1}" here, and "{2}" in {3}.': 'Birim burada "{1}", {3} içinde "{2}".',
  'The sentence "{1}" is <2>, not <3>.': '"{1}" cümlesinin dili <2>, <3> değil.',
  '"{1}" stands where words are still to come.': '"{1}", henüz yazılmamış sözlerin yerini tutuyor.',
  'The brand "{1}" leaves out {2}, the page for visitors who have a question.':
    '"{1}" markası, sorusu olan ziyaretçilerin sayfası olan {2} sayfasını dışarıda bırakıyor.',
  '"{1}" has no effect: no rule warns of these words in <2>.':
    '"{1}" etkisiz: hiçbir kural bu sözler için uyarmıyor (<2>).',
}
