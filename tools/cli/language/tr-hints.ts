import type { Catalogue } from './translate'

/** What to do, in Turkish. */
export const hints: Catalogue = {
  'It has: {1}.': 'Onda şunlar var: {1}.',
  'Remove "{1}".': '"{1}" alanını silin.',
  'Add "{1}", with ids of "{2}" in pages/_site.json, or remove "{3}".':
    'pages/_site.json içindeki "{2}" listesinin id\'leriyle "{1}" ekleyin ya da "{3}" alanını silin.',
  'Name in "for" and "does" of pages what they are for and what they do, by the ids of these lists in pages/_site.json.':
    'Sayfaların "for" ve "does" alanlarına, kime yaradıklarını ve ne yaptıklarını pages/_site.json içindeki listelerin id\'leriyle yazın.',
  'A diagram of this kind needs a table with "columns".': 'Bu türden bir çizime "columns" olan bir tablo gerekir.',
  'Its cells need a "value".': 'Hücrelerine "value" gerekir.',
  'It needs a "size", or a "value" as a diameter, with the unit mm, cm, m or in.':
    'Birimi mm, cm, m ya da in olan bir "size" ya da çap olarak "value" gerekir.',
  'The labels of its columns and rows are what is drawn: "750", "H66".':
    'Çizilen, sütun ve satırlarının etiketidir: "750", "H66".',
  'A tick says that a height exists in a width.': 'Bir işaret, o yüksekliğin o genişlikte bulunduğunu söyler.',
  'It needs "from" and "to".': '"from" ve "to" gerekir.',
  'It needs a "value", or "from" and "to", above 0 and in the unit of the question; in a table with columns, say which "column".':
    '0\'dan büyük ve sorunun biriminde bir "value" ya da "from" ile "to" gerekir; sütunlu tabloda hangi "column" olduğunu yazın.',
  'A row has the figure; "text" is said where none is published.':
    'Ölçü "row" satırındadır; yayımlanmış ölçü yoksa "text" söylenir.',
  'Remove "column".': '"column" alanını silin.',
  'Tables in tabs do not count.': 'Sekmelerdeki tablolar sayılmaz.',
  'They have: {1}.': 'Onlarda şunlar var: {1}.',
  'Name the rows to show in "rows".': 'Gösterilecek satırları "rows" içinde sayın.',
  'Write "tall" with its "x" and "y" in percent of that picture.':
    'O görseldeki yerini yüzde olarak "x" ve "y" ile "tall" içine yazın.',
  'Remove it, or name the picture.': 'Onu kaldırın ya da görselin adını yazın.',
  'Write both "x" and "y", or neither.': '"x" ve "y" birlikte yazılır ya da hiçbiri yazılmaz.',
  'Write its "x" and "y" in percent of the picture.': '"x" ve "y" değerlerini görselin yüzdesi olarak yazın.',
  'Take the "x" and "y" of the part away, or the mark out of the drawing.':
    'Parçanın "x" ve "y" değerlerini kaldırın ya da işareti çizimden çıkarın.',
  'Cut it to that shape, or take the "x" and "y" of the parts away.':
    'Onu bu biçime kırpın ya da parçaların "x" ve "y" değerlerini kaldırın.',
  'Move one of them a little.': 'Birini biraz kaydırın.',
  'They cannot be translated there. The page writes the numbers, and "places" the words.':
    'Orada çevrilemezler. Numaraları sayfa, sözleri "places" yazar.',
  'Swap "start" and "end".': '"start" ile "end" yer değiştirsin.',
  'Did you mean "{1}"?': '"{1}" mi demek istediniz?',
  'There is only "{1}".': 'Yalnızca "{1}" var.',
  'Choose one of: {1}.': 'Şunlardan birini seçin: {1}.',
  'Its fields are: {1}.': 'Alanları: {1}.',
  'The types are: {1}.': 'Türler: {1}.',
  'The columns are: {1}.': 'Sütunlar: {1}.',
  'Rename it to "{1}", or write both fields as they should be.':
    '"{1}" diye değiştirin ya da iki alanı da olması gerektiği gibi yazın.',
  'Write {1}.': 'Şöyle yazın: {1}.',
  'Put [ and ] around it.': 'Çevresine [ ve ] koyun.',
  'Remove some of the brackets around this.': 'Çevresindeki ayraçlardan bazılarını kaldırın.',
  'Split it into several pages.': 'Birkaç sayfaya bölün.',
  'Split it into several.': 'Birkaç parçaya bölün.',
  'Give the file another name, or put it into a folder.': 'Dosyaya başka bir ad verin ya da onu bir klasöre koyun.',
  'Name the <1>, or correct the unit.': 'Etikette <1> deyin ya da birimi düzeltin.',
  'Use one name for one thing.': 'Bir şeye tek bir ad verin.',
  'Write the same in <1>.': '<1> metinlerinde aynısını yazın.',
  'If not, give your own words a name that is less similar.': 'Değilse kendi sözünüze daha az benzeyen bir ad verin.',
  'Add it to a table, or give the drawing a letter without a value.':
    'Bir tabloya ekleyin ya da çizime değersiz bir harf verin.',
  'Put the real one here.': 'Buraya gerçeğini yazın.',
  'Both days are days on which the site has it.': 'İki gün de sayfanın sitede olduğu günlerdir.',
  'Remove it.': 'Silin.',
  'Remove this line.': 'Bu satırı silin.',
  'Remove this line when the page is ready.': 'Sayfa hazır olunca bu satırı silin.',
  'Delete it; it cannot be seen.': 'Silin; görünmüyor.',
  'Delete the entry.': 'Girdiyi silin.',
  'Rename or remove one: only the last one is used.':
    'Birinin adını değiştirin ya da silin: yalnızca sonuncusu geçerli.',
  'Rename it to "{1}".': 'Adını "{1}" yapın.',
  'Rename the file.': 'Dosyanın adını değiştirin.',
  'Write another "path".': 'Başka bir "path" yazın.',
  'Give each its own.': 'Her birine kendi kimliğini verin.',
  'Round it.': 'Yuvarlayın.',
  'A number may have up to 15 digits.': 'Bir sayının en çok 15 basamağı olabilir.',
  'Is there an extra comma before it?': 'Öncesinde fazladan bir virgül mü var?',
  'Put text between double quotes: "like this".': 'Metni çift tırnak içine yazın: "böyle".',
  'Save it as "UTF-8" without "BOM".': '"BOM" olmadan "UTF-8" olarak kaydedin.',
  'Save it again as "UTF-8".': '"UTF-8" olarak yeniden kaydedin.',
  'Save it again from the program that made it.': 'Yapıldığı programdan yeniden kaydedin.',
  'A page starts with { and ends with }. "npm run new" starts one for you.':
    'Bir sayfa { ile başlar, } ile biter. "npm run new" sizin için başlatır.',
  'Keep one of the two versions, and delete the lines that start with "{1}", "{2}" and "{3}".':
    'İki sürümden birini bırakın; "{1}", "{2}" ve "{3}" ile başlayan satırları silin.',
  'Was the page renamed or deleted? Link to another page, or remove the link.':
    'Sayfanın adı mı değişti, yoksa silindi mi? Başka bir sayfaya bağlayın ya da bağlantıyı silin.',
  'The block is hidden, or has another id.': 'Blok gizli ya da kimliği (id) başka.',
  'Leave out the language: "{1}". Links stay in the visitor’s language by themselves.':
    'Dili yazmayın: "{1}". Bağlantılar kendiliğinden ziyaretçinin dilinde kalır.',
  'Write "https://", then the name of the host: "https://www.firm.example".':
    'Önce "https://", sonra alan adını yazın: "https://www.firma.example".',
  'A link starts with "/", "#", "https://", "mailto:" or "tel:".':
    'Bir bağlantı "/", "#", "https://", "mailto:" ya da "tel:" ile başlar.',
  'Pages in that language live under /{1}/.': 'O dildeki sayfalar /{1}/ altındadır.',
  'Use it where it should be seen, or delete it.': 'Görünmesi gereken yerde kullanın ya da silin.',
  'It can show: {1}.': 'Gösterebildikleri: {1}.',
  'Crop it, for example to {1}.': 'Kırpın; örneğin {1}.',
  'Use one that is at least {1} pixels wide; {2} is best.':
    'En az {1} piksel genişliğinde olanını kullanın; en iyisi {2}.',
  'Visitors cannot find it: link to it from a card grid, a link list or a menu.':
    'Ziyaretçiler onu bulamaz: bir kart ızgarasından, bağlantı listesinden ya da menüden bağlantı verin.',
  'Every brand needs it: remove this line.': 'Her markaya gerekli: bu satırı silin.',
  'Move it to the top of the page, or use a "text" block.': 'Sayfanın başına alın ya da bir "text" bloğu kullanın.',
  'Give it "blocks" to show, or the "href" of the page it leads to.':
    'Göstereceği "blocks" ya da gideceği sayfanın "href" değerini verin.',
  'A tab opens its blocks or leads to a page. Remove one of the two.':
    'Bir sekme ya bloklarını açar ya bir sayfaya gider. İkisinden birini silin.',
  'Remove "{1}", or add what it needs.': '"{1}" alanını silin ya da ona gerekeni ekleyin.',
  'The lower end comes first.': 'Küçük olan önce gelir.',
  'Give exactly one of {1}.': 'Bunlardan yalnızca birini yazın: {1}.',
  'If it is right, add it to "units" in {1}.': 'Doğruysa {1} içindeki "units" alanına ekleyin.',
  'Write { "none": true } where there is nothing.': 'Bir şey olmayan yere { "none": true } yazın.',
  'Write plain words, and signs such as & as they are.': 'Düz sözler yazın; & gibi işaretleri de oldukları gibi.',
  'This is plain text. Markdown belongs in the "text" of a block.':
    'Bu düz metin. Markdown bir bloğun "text" alanına yazılır.',
  'It can have paragraphs, **strong**, *emphasis*, [links](/address) and lists.':
    'Paragraf, **güçlü**, *vurgu*, [bağlantı](/adres) ve liste olabilir.',
  'Write a space in place of \\n.': '\\n yerine boşluk yazın.',
  'Leave that line out.': 'O satırı çıkarın.',
  'Say what it shows by itself.': 'Başka görsele değinmeden ne gösterdiğini söyleyin.',
  'Shorten it.': 'Kısaltın.',
  'Say what the visitor finds here.': 'Ziyaretçinin burada ne bulacağını söyleyin.',
  'Visitors cannot tell the two apart: make each specific.':
    'Ziyaretçiler ikisini ayıramaz: her birini kendine özgü yazın.',
  'Replace them with your own.': 'Yerine kendi sözlerinizi yazın.',
  'Write something that can be seen, or remove the field.': 'Görünen bir şey yazın ya da alanı silin.',
  'Add it to {1}, or write the words themselves.': '{1} dosyasına ekleyin ya da sözlerin kendisini yazın.',
  'Write "{1}", in the form that fits.': '"{1}" sözünü uygun biçimde yazın.',
  'Address visitors as customers.': 'Ziyaretçilere müşteri olarak hitap edin.',
  'Is it right? Then add {1} to "meant" in {2}.': 'Doğru mu? O zaman {2} içindeki "meant" listesine ekleyin: {1}.',
  'Is it a name? Then add it to "names" in {1}.': 'Bir ad mı? O zaman {1} içindeki "names" listesine ekleyin.',
  'Write \\u202f before ; ! ? and \\u00a0 before : and inside « ».':
    '; ! ? önüne \\u202f, : önüne ve « » içine \\u00a0 yazın.',
  'Write it in this language.': 'Bu dilde yazın.',
  'Write {1}.json.': '{1}.json dosyasını yazın.',
  'Write "title" first.': 'Önce "title" yazın.',
  'Menus and contacts fall back to another language.': 'Menüler ve iletişim bilgileri başka bir dilde görünür.',
  'The page is now pages/{1}.json: move it to {2}.': 'Sayfa artık pages/{1}.json: çeviriyi de {2} yoluna taşıyın.',
  'Delete {1}.': '{1} dosyasını silin.',
  'Translate them.': 'Çevirin.',
  'Translate them, or remove the line: visitors then see another language, marked as such.':
    'Çevirin ya da satırı silin: o zaman ziyaretçiler, öyle olduğu belirtilerek başka bir dili görür.',
  'Copy the addresses, without a language in front.': 'Adresleri, önlerine dil yazmadan kopyalayın.',
  'Copy them letter by letter; they are replaced when the page is shown.':
    'Harfi harfine kopyalayın; sayfa gösterilirken yerlerine değerleri gelir.',
  'In <1>, 1000.5 is written {2}.': '<1> yazımıyla 1000.5 şöyledir: {2}.',
  'If it is right here, correct it in {1} too.': 'Burada doğruysa {1} içinde de düzeltin.',
  'Use that word, or add yours to "{1}" in {2}.':
    'O sözü kullanın ya da kendi sözünüzü {2} içinde "{1}" terimine ekleyin.',
  'Write them in {1}; until then visitors read them in another language.':
    '{1} dosyasına yazın; o zamana dek ziyaretçiler onları başka bir dilde okur.',
  'Add "{1}".': '"{1}" ekleyin.',
  'The nearest colour that is right is "{1}".': 'Uygun olan en yakın renk: "{1}".',
  'Give it "darkColours" with at least "primary" and "accent", or remove "darkTheme".':
    'En az "primary" ve "accent" içeren "darkColours" verin ya da "darkTheme" alanını silin.',
  '"npm run migrate" rewrites it; with "-- --dry-run" it shows how.':
    '"npm run migrate" onu yeniden yazar; "-- --dry-run" ile nasıl olacağını gösterir.',
  'Run "npm run generate -- icons": it draws them from this logo.':
    '"npm run generate -- icons" çalıştırın: onları bu logodan çizer.',
  'Write a BCP 47 code such as "en", "pt-BR" or "zh-Hant".':
    '"en", "pt-BR" ya da "zh-Hant" gibi bir BCP 47 kodu yazın.',
  'Write one such as "{1}".': 'Şunun gibi yazın: "{1}".',
  'Add "reason": why what it finds is right on this site.': '"reason" ekleyin: bulduğu şey bu sitede neden doğru.',
  'Begin each line of the list with "- ".': 'Listenin her satırına "- " ile başlayın.',
  'Remove it: the page draws what it needs.': 'Silin: sayfa gerekeni kendisi çizer.',
  'Remove it: short words need none.': 'Silin: kısa sözcüklere gerekmez.',
  'It was most likely copied with the text.': 'Büyük olasılıkla metinle birlikte kopyalandı.',
  'Write plain spaces.': 'Düz boşluk yazın.',
  'They were most likely copied with the text.': 'Büyük olasılıkla metinle birlikte kopyalandılar.',
  'Say what the picture shows, to somebody who does not see it.':
    'Görselin ne gösterdiğini, onu görmeyen birine anlatır gibi yazın.',
  'Remove the minus sign, or correct the unit.': 'Eksi işaretini silin ya da birimi düzeltin.',
  'Write {1}, or {2} if that is meant.': '{1} yazın; kastettiğiniz {2} ise öyle yazın.',
  'Write {1}, or correct the unit.': '{1} yazın ya da birimi düzeltin.',
  'Write "{1}" everywhere.': 'Her yerde "{1}" yazın.',
  'Write it in <1>.': 'Bunu şu dilde yazın: <1>.',
  'Replace it with your own words.': 'Yerine kendi sözlerinizi yazın.',
  'Remove this line, so that its visitors can ask, too.': 'Bu satırı silin ki onun ziyaretçileri de soru sorabilsin.',
  'Delete the entry, or copy it from the end of the warning that it is for.':
    'Girdiyi silin ya da ilgili uyarının sonundan kopyalayın.',
  'Write it in digits or as a word.': 'Rakamla ya da sözcükle yazın.',
  'Type the sign that you mean.': 'Kastettiğiniz işareti yazın.',
}
