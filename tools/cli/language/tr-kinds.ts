import type { Catalogue } from './translate'

/** What kinds of problems mean, in Turkish. Where the English changes, an entry means nothing any more, and a test fails. */
export const kinds: Catalogue = {
  'Two pages have the same address, or an address is taken by a language or by the site itself.':
    'İki sayfanın adresi aynı ya da bir adresi bir dil veya sitenin kendisi kullanıyor.',
  'The name of a file is the address of its page; folders only group. Two pages cannot share one, and those of languages and of the site itself are taken.':
    'Sayfanın adresi dosyasının adıdır; klasörler yalnızca gruplar. İki sayfanın adresi aynı olamaz; dillerin ve sitenin kendi adresleri de alınmıştır.',
  'Visitors are addressed as friends, or in the plural, where their language has a form for customers.':
    'Dilinde müşteriler için bir hitap biçimi varken ziyaretçilere arkadaş gibi ya da çoğul hitap ediliyor.',
  'A business speaks to its customers in another form than to friends. Words that are right all the same can be named in "meant" of locales/glossary.json.':
    'Bir işletme müşterileriyle arkadaşlarıyla konuştuğu gibi konuşmaz. Yine de doğru olan sözler locales/glossary.json içinde "meant" listesine yazılabilir.',
  'The address or host of a brand is not valid, or the host belongs to another brand.':
    'Bir markanın adresi ya da alan adı geçerli değil veya alan adı başka bir markanın.',
  'A host shows one brand, and search engines know it by one address: "https://" and the name of the host.':
    'Bir alan adı tek bir markayı gösterir, arama motorları da onu tek adresle tanır: "https://" ve alan adı.',
  'A brand has its own wording of an interface word that does not exist.':
    'Bir markanın, var olmayan bir arayüz sözü için kendi yazımı var.',
  'The "words" of a brand replace interface words by their names. One that does not exist replaces nothing.':
    'Bir markanın "words" alanı arayüz sözlerini adlarıyla değiştirir. Var olmayan bir ad hiçbir şeyi değiştirmez.',
  'Words in "alsoCalled" of locales/glossary.json lead to a name that no page has, or pages have these words already.':
    'locales/glossary.json içinde "alsoCalled" listesindeki sözler hiçbir sayfada geçmeyen bir ada götürüyor ya da sayfalarda zaten geçiyor.',
  'Visitors look for things by other names than the pages have for them. "alsoCalled" leads them to what pages say: a name that no page has finds nothing, and words that pages have are found without it.':
    'Ziyaretçiler aradıklarını sayfalardakinden başka adlarla yazabilir. "alsoCalled" onları sayfalardaki ada götürür: hiçbir sayfada geçmeyen bir ad bir şey bulmaz, sayfalarda geçen sözler ise kendiliğinden bulunur.',
  'A file starts with a byte order mark.': 'Bir dosya bayt sırası işaretiyle başlıyor.',
  'Some editors put an invisible mark before the first letter. Programs that read JSON stumble over it. Save the file as "UTF-8" without "BOM".':
    'Bazı düzenleyiciler ilk harfin önüne görünmez bir işaret koyar. JSON okuyan programlar buna takılır. Dosyayı "BOM" olmadan "UTF-8" olarak kaydedin.',
  'A comparison names a page without a specification table, or a row that none of its pages has.':
    'Bir karşılaştırma, veri tablosu olmayan bir sayfayı ya da hiçbir sayfasında bulunmayan bir satırı anıyor.',
  'A comparison shows the figures of the pages it names, from their own tables: a page needs a table, and a row must be in one.':
    'Karşılaştırma, andığı sayfaların ölçülerini onların kendi tablolarından gösterir: sayfanın tablosu olmalı, satır da birinde bulunmalı.',
  'A page or block waits for the owner to confirm something.':
    'Bir sayfa ya da blok, site sahibinin bir şeyi onaylamasını bekliyor.',
  'An author asks the owner a question here. Remove "confirm" once it is answered.':
    'Bir yazar burada site sahibine bir soru soruyor. Yanıtlanınca "confirm" alanını silin.',
  'Two colours of a brand are too similar where they meet.':
    'Bir markanın iki rengi buluştukları yerde birbirine fazla benziyor.',
  'A file of pages/_media is damaged, unsafe, not what its name says, or of no kind that is published.':
    'pages/_media içindeki bir dosya bozuk, güvensiz, adının söylediği şey değil ya da yayımlanmayan bir türden.',
  'With too little contrast, people with weak eyes cannot read the text, nor can anybody in bright sunlight.':
    'Kontrast çok düşükse gözü iyi görmeyenler metni okuyamaz; güneş altında başkaları da okuyamaz.',
  'The file is cut off, is not what its name says, or could run code. Save it again from the program that made it.':
    'Dosya yarım kalmış, adının söylediği şey değil ya da kod çalıştırabilir. Yapıldığı programdan yeniden kaydedin.',
  'A brand has a dark theme without colours for it, or colours without the theme.':
    'Bir markanın renkleri olmayan bir koyu teması ya da teması olmayan koyu renkleri var.',
  'A dark theme needs colours of its own, and colours for it need "darkTheme": true.':
    'Koyu temanın kendi renkleri olmalı, onun için yazılan renkler için de "darkTheme": true gerekir.',
  'A link leads to a page, or to a block of a page, that does not exist.':
    'Bir bağlantı var olmayan bir sayfaya ya da bloğa götürüyor.',
  'Visitors who follow this link find nothing. A page’s address is the name of its file; after # is the id of a block.':
    'Bu bağlantıya tıklayan ziyaretçi bir şey bulamaz. Sayfanın adresi dosyasının adıdır; # işaretinden sonra bir bloğun kimliği (id) gelir.',
  'A page is a draft, so the site is published without it.': 'Bir sayfa taslak; site onsuz yayımlanır.',
  'The site is published without this page. Remove "draft" when it is ready.':
    'Site bu sayfa olmadan yayımlanır. Hazır olunca "draft" satırını silin.',
  'The home page, the 404 page or a printed page is a draft, or has a first or last day.':
    'Ana sayfa, 404 sayfası ya da PDF olarak basılan bir sayfa taslak yapılmış ya da tarihle sınırlanmış.',
  'A site cannot be published without its first page and the one for addresses that do not exist, and what is printed has no address.':
    'Site, ilk sayfası ve var olmayan adreslerin sayfası olmadan yayımlanamaz; basılanın ise adresi yoktur.',
  'A technical drawing cannot take on the colours of the page, has words, or does not agree with its key, or a balloon has no good place.':
    'Bir teknik çizim sayfanın renklerini alamıyor, içinde söz var, açıklamasıyla uyuşmuyor ya da bir balonun yeri uygun değil.',
  'Each figure and letter in a technical drawing has an entry in "parts", and each entry is in the drawing.':
    'Teknik çizimdeki her ölçünün ve harfin "parts" içinde bir girdisi vardır, her girdi de çizimdedir.',
  'A drawing gives a figure that no table of its page has.':
    'Bir çizim, sayfasının hiçbir tablosunda olmayan bir ölçü veriyor.',
  'Somebody may build from this drawing. Its figures must also be in a table of the page, where they can be compared.':
    'Bu çizime göre bir şey yapılabilir. Ölçüleri, karşılaştırılabilsin diye sayfanın bir tablosunda da olmalıdır.',
  'Two blocks, tabs or continents of a page, or two items of a list, have the same id.':
    'Bir sayfanın iki bloğunun, sekmesinin ya da kıtasının veya bir listenin iki öğesinin kimliği (id) aynı.',
  'An id is the key of translations and the #anchor of a block. If two are the same, it is not clear which one is meant.':
    'Kimlik (id), çevirilerin anahtarı ve bir bloğun #yer adıdır. İki kez olunca hangisinin kastedildiği bilinemez.',
  'A field appears twice in an object, so only the last one is used.':
    'Bir nesnede bir alan iki kez var; yalnızca sonuncusu geçerli.',
  'If a field is there twice, programs use only the last one, and the words of the first are lost.':
    'Bir alan iki kez yazılırsa programlar yalnızca sonuncusunu kullanır, ilkinin sözleri kaybolur.',
  'A value appears twice in a list where each may appear once.':
    'Her değerin bir kez bulunabileceği bir listede bir değer iki kez var.',
  'Each can be named once. The second one has no effect; perhaps another was meant.':
    'Her biri bir kez yazılabilir. İkincisinin etkisi yoktur; belki başka bir şey kastedildi.',
  'A document has nothing in it.': 'Bir belgenin içinde hiçbir şey yok.',
  'A document must be a JSON object, if only an empty one. Perhaps the editor lost its content.':
    'Belge, içi boş bile olsa bir JSON nesnesidir. Belki düzenleyici içindekini kaybetti.',
  'An event is on a day that does not exist, or ends before it begins.':
    'Bir etkinlik var olmayan bir günde ya da başlamadan bitiyor.',
  'An event leaves the page when it is over, so its day must be in the calendar.':
    'Etkinlik bitince sayfadan kalkar; bu yüzden günü takvimde olmalı.',
  'A brand leaves out the home page, the 404 page, its contact page, or all pages of its menu.':
    'Bir marka ana sayfayı, 404 sayfasını, iletişim sayfasını ya da menüsündeki bütün sayfaları dışarıda bırakıyor.',
  'A brand may leave pages out, but not its first page, the one for addresses that do not exist, or all of its menu. Without its contact page, its visitors have nowhere to ask.':
    'Bir marka sayfaları dışarıda bırakabilir; ama ilk sayfasını, var olmayan adreslerin sayfasını ya da bütün menüsünü değil. İletişim sayfası olmazsa ziyaretçileri soru soracak yer bulamaz.',
  'A figure has no value, or several at once, or one that cannot be shown.':
    'Bir ölçünün değeri yok, birkaç değeri birden var ya da gösterilemeyecek bir değeri var.',
  'A figure is one thing: a value, a range, a limit, dimensions, a tolerance, a tick or nothing. Each language writes it in its own form.':
    'Ölçü tek bir şey söyler: bir değer, aralık, sınır, boyut, tolerans, işaret ya da hiçbir şey. Onu dil kendi biçiminde yazar.',
  'The name of a file or folder keeps it from being read, or cannot exist everywhere.':
    'Bir dosyanın ya da klasörün adı okunmasını engelliyor veya her yerde var olamaz.',
  'Only files that end in ".json", in small letters, are read, and some names cannot exist on every computer. A page under another name would be missing.':
    'Yalnızca ".json" ile biten, küçük harfli dosyalar okunur; bazı adlar da her bilgisayarda var olamaz. Başka adlı bir sayfa sessizce eksik kalırdı.',
  'A finder leads to no page, or a page says only half of what finders ask.':
    'Bir bulucu hiçbir sayfaya götürmüyor ya da bir sayfa bulucuların sorduğunun yalnızca yarısını söylüyor.',
  'A finder asks what a page is for and what it does. A page needs both "for" and "does" to appear in a finder.':
    'Bulucu, bir sayfanın ne için olduğunu ve ne yaptığını sorar. Sayfanın bir bulucuda görünmesi için hem "for" hem "does" gerekir.',
  'A translation uses another word for a term than locales/glossary.json.':
    'Bir çeviri bir terim için locales/glossary.json dosyasındakinden başka bir söz kullanıyor.',
  'One thing has one name everywhere, as locales/glossary.json says.':
    'Bir şeyin adı her yerde birdir: locales/glossary.json ne diyorsa o.',
  'A hero is not the first block of its page.': 'Hero, sayfasının ilk bloğu değil.',
  'A hero has the main heading of the page, so it must be the first block.':
    'Açılış bloku sayfanın ana başlığını taşır; bu yüzden ilk blok olmalıdır.',
  'Less of a language is translated and up to date than "minimumTranslated" asks for (an error in a release).':
    'Bir dilde çevrilmiş ve güncel olan, "minimumTranslated" ile istenenden az (yayında bir hata).',
  '"minimumTranslated" of a language says how much of it, in percent, is to be translated and up to date. "npm run translations" lists what is missing.':
    'Bir dilin "minimumTranslated" alanı, yüzde kaçının çevrilmiş ve güncel olacağını söyler. Eksikleri "npm run translations" sıralar.',
  'A word of common.json is nearly an interface word, or has a {placeholder} that is not filled in.':
    'common.json içindeki bir söz neredeyse bir arayüz sözü ya da doldurulmayan bir {yer tutucu} içeriyor.',
  'Words of common.json replace interface words of the engine by their names. One that is nearly such a name replaces nothing.':
    'common.json içindeki sözler motorun arayüz sözlerini adlarıyla değiştirir. Adı yalnızca benzeyen biri hiçbir şeyi değiştirmez.',
  'The checker failed on a file, which is a bug in the program.':
    'Denetleyici bir dosyada takıldı; bu programın bir hatası.',
  'This is no mistake of yours. Please report the message and the file to the maintainers.':
    'Bu sizin yanlışınız değil. Lütfen mesajı ve dosyayı bakımcılara bildirin.',
  'A document is not JSON.': 'Bir belge JSON değil.',
  'The file is not valid JSON, so nothing in it can be read. The place shown is where reading stopped; what is missing is often just before it.':
    'Dosya JSON olmadığından içindeki hiçbir şey okunamıyor. Gösterilen yer okumanın durduğu yerdir; eksik olan çoğu kez hemen öncesindedir.',
  'A text or name has invisible characters, or no visible ones.':
    'Bir metinde ya da adda görünmeyen karakterler var veya görünen hiçbir şey yok.',
  'Invisible characters come along when text is pasted. They disturb search and hyphenation, and some change the direction of writing.':
    'Metin yapıştırılınca görünmeyen karakterler de gelir. Aramayı ve satır bölmeyi bozarlar, bazıları yazı yönünü değiştirir.',
  'A label names another quantity than the unit of its figure.':
    'Bir etiket, ölçüsünün biriminden başka bir büyüklüğü söylüyor.',
  'A label that says "Power" over a figure in kilograms is one of two mistakes: the label or the unit.':
    'Kilogramlı bir ölçünün üstünde "Güç" yazıyorsa biri yanlıştır: ya etiket ya birim.',
  'A language of the site has a wrong code or direction, or the default language is none.':
    'Sitenin bir dilinin kodu ya da yönü yanlış veya varsayılan dil bunlardan biri değil.',
  'Addresses and translations depend on the codes of the languages, so use the standard codes (BCP 47).':
    'Adresler ve çeviriler dillerin kodlarına bağlıdır; bu yüzden herkesin yazdığı gibi (BCP 47) yazılırlar.',
  'The text for a picture refers to another picture: "The same …".':
    'Bir görselin metni başka bir görsele gönderme yapıyor: "Aynı …".',
  'People who use a screen reader may not know the other picture. Describe this one on its own.':
    'Ekran okuyucu kullananlar öbür görseli bilmeyebilir. Bunu tek başına anlatın.',
  'Plain words have a line break, which only rich text may have.':
    'Düz sözlerde satır sonu var; bu yalnızca zengin metinde olabilir.',
  'Plain words are one line: browsers would show the break as a space, and tables would fall apart. Only rich text has lines.':
    'Düz sözler tek satırdır: tarayıcılar satır sonunu boşluk gösterir, tablolar dağılır. Satırlar yalnızca zengin metinde olur.',
  'Git has left two versions of some lines of the ledger of translations.':
    'Git çeviri kaydının bazı satırlarında iki sürüm bırakmış.',
  'locales/.ledger/ is a part of the repository. Where two people changed the same lines, Git asks which stay: in the ledger it is those of both.':
    'locales/.ledger/ deponun bir parçasıdır. İki kişi aynı satırları değiştirdiğinde Git hangilerinin kalacağını sorar: çeviri kaydında ikisininkiler de kalır.',
  'Two translations of a page have changed places: each is in the language of the other.':
    'Bir sayfanın iki çevirisi yer değiştirmiş: her biri ötekinin dilinde.',
  'Each of two translations is in the language of the other: somebody gave their files the wrong names. Nothing else is said of them, since all of it would be about the wrong words.':
    'İki çeviriden her biri ötekinin dilinde yazılmış: dosyalara yanlış ad verilmiş. Onlar için başka bir şey söylenmez, çünkü söylenenler yanlış sözler üzerine olurdu.',
  'The ledger of translations is missing or damaged, so outdated translations cannot be found.':
    'Çeviri kaydı yok ya da bozuk; eskimiş çeviriler bulunamıyor.',
  'locales/.ledger/ records what each translation was made from. Without it, outdated translations cannot be found. Get the folder back from Git, or accept the translations as they are.':
    'locales/.ledger/ her çevirinin neyden yapıldığını kaydeder. Onsuz eskimiş çeviriler bulunamaz. Klasörü Git’ten geri alın ya da çevirileri olduğu gibi kabul edin.',
  'A picture has no text for people who cannot see it.': 'Bir görselin, onu göremeyenler için metni yok.',
  'Screen readers and search engines read the "alt" of a picture. Say in one sentence what it shows.':
    'Ekran okuyucular ve arama motorları bir görselin "alt" metnini okur. Ne gösterdiğini tek cümleyle yazın.',
  'An object lacks a field that it needs.': 'Bir nesnede gereken bir alan eksik.',
  'Without this field there is nothing to show, or nothing to name it by. The block reference (schema/README.md) lists what each block needs.':
    'Bu alan olmadan gösterilecek ya da adlandıracak bir şey yok. Her bloğun neye gereksindiği schema/README.md içindedir.',
  'A letter is in no font of its language, or a language has no font.':
    'Bir harf dilinin hiçbir yazı tipinde yok ya da bir dilin yazı tipi yok.',
  'No font of the site has this letter, so browsers show it in another font, or as an empty box.':
    'Sitenin hiçbir yazı tipinde bu harf yok; tarayıcılar onu başka bir yazı tipiyle ya da boş kutu olarak gösterir.',
  'A brand has no icons for browsers and phones.': 'Bir markanın tarayıcı ve telefon simgeleri yok.',
  'Browsers and phones show an icon next to the name of a page. "npm run generate -- icons" draws them from the logo.':
    'Tarayıcılar ve telefonlar sayfanın adının yanında bir simge gösterir. "npm run generate -- icons" onları logodan çizer.',
  'A picture, drawing, document or film does not exist in pages/_media, or has a format the site cannot show.':
    'Bir görsel, çizim, belge ya da film pages/_media içinde yok veya sitenin gösteremeyeceği biçimde.',
  'Pictures, films and documents lie in pages/_media and are named from there.':
    'Görseller, filmler ve belgeler pages/_media içinde durur, oradaki adlarıyla anılır.',
  'The site has no first page, or none for addresses that do not exist.':
    'Sitenin ilk sayfası ya da var olmayan adresler için sayfası yok.',
  'A site needs a first page (pages/index.json) and one for addresses that do not exist (pages/_not-found.json).':
    'Siteye bir ilk sayfa (pages/index.json) ve var olmayan adresler için bir sayfa (pages/_not-found.json) gerekir.',
  'A language lacks interface words or shared words; another language stands in for them.':
    'Bir dilde arayüz sözleri ya da ortak sözler eksik; yerlerine başka bir dil geliyor.',
  'A word of common.json has no translation in a language, so visitors read it in another language.':
    'common.json içindeki bir sözün bir dilde çevirisi yok; ziyaretçiler onu başka bir dilde okur.',
  'A page is not in the folder "pages", so it is not read.': 'Bir sayfa "pages" klasöründe değil, bu yüzden okunmuyor.',
  'Only what is in the folder "pages" becomes a page of the site; a page next to it, or in a folder called "page", would be missing.':
    'Yalnızca "pages" klasöründe olanlar sitenin sayfası olur; onun yanındaki ya da "page" adlı bir klasördeki bir sayfa eksik kalırdı.',
  'There is no pages/_site.json.': 'pages/_site.json yok.',
  'pages/_site.json lists the languages, brands and menus that every page shares. Without it nothing else can be checked.':
    'Her sayfanın paylaştığı diller, markalar ve menüler pages/_site.json içindedir. O olmadan başka bir şey denetlenemez.',
  'A page or the site file lacks words in a language (an error where nothing can stand in for them).':
    'Bir sayfada ya da site dosyasında bir dilin sözleri eksik (yerlerine bir şey gelemiyorsa hata).',
  'Words without a translation are shown in another language, marked as such. It is an error only where "fallback" is "none".':
    'Çevirisi olmayan sözler, öyle olduğu belirtilerek başka bir dilde gösterilir. Bu yalnızca "fallback": "none" ise hatadır.',
  'A field is shown nowhere, because one that it needs is missing.':
    'Bir alan hiçbir yerde görünmüyor, çünkü gereksindiği başka bir alan yok.',
  'This field is shown only with another one, which is not there.':
    'Bu alan yalnızca başka bir alanla birlikte gösterilir; o da yok.',
  'A document is written for an older version of the schema.': 'Bir belge şemanın eski bir sürümüne göre yazılmış.',
  'The schema changed after this was written. "npm run migrate" updates every document and changes nothing else.':
    'Bu yazıldıktan sonra şema değişti. "npm run migrate" her belgeyi günceller, başka hiçbir şeyi değiştirmez.',
  'No page and no menu links to a page.': 'Bir sayfaya hiçbir sayfadan ve menüden bağlantı yok.',
  'Visitors find pages by links. No page and no menu links to this one.':
    'Ziyaretçiler sayfaları bağlantılardan bulur. Buna ne bir sayfadan ne bir menüden bağlantı var.',
  'A page was moved, renamed or deleted, and its translations were not.':
    'Bir sayfa taşınmış, adı değişmiş ya da silinmiş, çevirileri ise kalmış.',
  'A translation has the path of its page. Without that page it is never shown.':
    'Bir çeviri sayfasının yolundadır. O sayfa yoksa hiç gösterilmez.',
  'A PDF document was printed before its page or translation changed.':
    'Bir PDF belgesi, sayfası ya da çevirisi değişmeden önce basılmış.',
  'The page was changed after it was printed. "npm run generate -- documents" prints it again.':
    'Sayfa basıldıktan sonra değişti. "npm run generate -- documents" yeniden basar.',
  'The source changed after it was translated.': 'Kaynak çevrildikten sonra değişmiş.',
  'The source changed after it was translated, so visitors may read something in that language that is no longer true. Translate it again, or accept the translation if it still fits.':
    'Kaynak, çevrildiği zamankinden başka bir şey söylüyor; o dilin ziyaretçileri artık doğru olmayanı okuyor. Yeniden çevirin ya da çeviri hâlâ uyuyorsa kabul edin.',
  'A page’s "from" or "until" is no day, or it ends before it begins.':
    'Bir sayfanın "from" ya da "until" alanı bir gün değil veya sayfa başlamadan bitiyor.',
  'A page that ends before it begins is never shown.': 'Başlamadan biten bir sayfa hiç gösterilmez.',
  'The "languages" of a page lack its own, or its "fallback" goes on after it.':
    'Bir sayfanın "languages" listesinde kendi dili yok ya da "fallback" ondan sonra da sürüyor.',
  'A page exists in the language it is written in, and finds all its words there: nothing after it in "fallback" is ever used.':
    'Sayfa yazıldığı dilde vardır ve bütün sözlerini orada bulur: "fallback" içinde ondan sonra gelen hiç kullanılmaz.',
  'A tab or continent has nothing to show, or tabs are inside tabs.':
    'Bir sekmenin ya da kıtanın göstereceği bir şey yok veya sekmelerin içinde sekme var.',
  'A tab opens its blocks or leads to a page. One that does neither has no effect.':
    'Sekme bloklarını açar ya da bir sayfaya götürür. İkisini de yapmayan, boşuna bir düğmedir.',
  'A page’s "parent" does not exist, or leads back to the page itself.':
    'Bir sayfanın "parent" alanındaki sayfa yok ya da sayfanın kendisine geri dönüyor.',
  'The "parent" is the page above this one, by the name of its file without folders. It makes the breadcrumb.':
    '"parent" bir üstteki sayfadır; klasörsüz dosya adıyla yazılır. Sayfa yolu (breadcrumb) ondan yapılır.',
  'A picture does not have the shape of the place it is shown in.': 'Bir görselin biçimi gösterildiği yere uymuyor.',
  'A picture that does not have the shape of its place is cropped, and something important may be lost.':
    'Biçimi yerine uymayan bir görsel kırpılır; önemli bir şey dışarıda kalabilir.',
  'An address, host or number is a placeholder.': 'Bir adres, alan adı ya da numara geçici bir değer.',
  'This is a placeholder. Replace it with the real address, host or number.':
    'Bu geçici bir değer. Yerine gerçek adresi, alan adını ya da numarayı yazın.',
  'Words have HTML, Markdown, a {placeholder} or a key, which visitors would see as it is written.':
    'Sözlerde, ziyaretçilerin yazıldığı gibi göreceği HTML, Markdown, {yer tutucu} ya da anahtar var.',
  'Visitors would read these signs as they are written. Markdown belongs in the "text" of a block, HTML nowhere.':
    'Ziyaretçiler bu işaretleri yazıldığı gibi okurdu. Markdown bir bloğun "text" alanına yazılır, HTML hiçbir yere.',
  'The privacy document does not name something that the site keeps in browsers, or a service that all pages link to.':
    'Gizlilik belgesi, sitenin tarayıcıda sakladığı bir şeyi ya da her sayfadan bağlantı verilen bir hizmeti anmıyor.',
  'Visitors have a right to know what a site keeps in their browser, and whom it leads them to. The code has a list of all that it keeps: each of it is named in the label of a row, in each language of the document that "consent" links to.':
    'Ziyaretçilerin, sitenin tarayıcılarında ne sakladığını ve onları kime götürdüğünü bilmeye hakkı vardır. Saklanan her şey kodda tek bir listededir: her birinin adı, "consent" alanındaki belgenin her dilinde bir satırın etiketinde geçmelidir.',
  'A redirect has no target, goes in a circle or to another redirect, or hides a page.':
    'Bir yönlendirmenin hedefi yok, döngüye giriyor, başka bir yönlendirmeye gidiyor ya da bir sayfayı gizliyor.',
  'An old address must lead to an existing page, and not in a circle.':
    'Eski adres var olan bir sayfaya götürmeli, döngüye girmemeli.',
  'A page’s "related" has something other than other pages of this site.':
    'Bir sayfanın "related" alanında bu sitenin başka sayfalarından ayrı bir şey var.',
  '"related" lists other pages of this site, which are shown with their names and pictures.':
    '"related" bu sitenin başka sayfalarını sıralar; bunlar adları ve görselleriyle gösterilir.',
  'The first line of a text repeats its heading.': 'Bir metnin ilk satırı başlığını yineliyor.',
  'The heading is already shown above the text.': 'Başlık metnin üstünde zaten duruyor.',
  'A page has the name of the shared words.': 'Bir sayfanın adı ortak sözlerin adı.',
  'The translations of a page called "common" would be the files that have the shared words.':
    '"common" adlı bir sayfanın çevirileri, ortak sözlerin dosyaları olurdu.',
  'Rich text has something other than paragraphs, strong, emphasis, links and lists, or one that is empty or not closed.':
    'Zengin metinde paragraf, kalın, eğik, bağlantı ve liste dışında bir şey var ya da biri boş veya kapanmamış.',
  'Rich text has paragraphs, **strong**, *emphasis*, [links](/address) and lists. Headings are the "title" of a block.':
    'Zengin metinde paragraf, **kalın**, *eğik*, [bağlantı](/adres) ve liste olur. Başlık bir bloğun "title" alanıdır.',
  'The "rules" of pages/_site.json name a code that does not exist, or turn one off without a reason.':
    'pages/_site.json içindeki "rules" var olmayan bir kodu anıyor ya da birini gerekçesiz kapatıyor.',
  '"rules" changes the severity of a rule on this site. If a rule is off, the reason tells later readers why.':
    '"rules" bir kuralın bu sitedeki ağırlığını değiştirir. Kapalı bir kuralın nedeni, sonraki okura niçin kapalı olduğunu anlatır.',
  'A calculator names a table, row or figure that it cannot reckon with, or an example that cannot be asked.':
    'Bir hesaplayıcı, hesapta kullanılamayacak bir tablo, satır veya ölçü ya da sorulamayacak bir örnek anıyor.',
  'A calculator divides what visitors ask by a figure of a table on the same page, so both are in the same unit.':
    'Hesaplayıcı, ziyaretçinin sorduğu sayıyı aynı sayfadaki bir tablonun ölçüsüne böler; ikisi de aynı birimdedir.',
  'A diagram lacks what its kind needs, or names a table, row or figure that cannot be drawn.':
    'Bir çizimde türünün gereksindiği eksik ya da çizilemeyecek bir tablo, satır veya ölçü anılıyor.',
  'A diagram draws figures of a table on the same page, which are written there and nowhere else.':
    'Çizim, aynı sayfadaki bir tablonun ölçülerini gösterir; bunlar yalnızca orada yazılıdır.',
  'The picture of a scene cannot take on the colours of the page, or a place in it is not where it can be tapped.':
    'Bir sahnenin görseli sayfanın renklerini alamıyor ya da içindeki bir yere dokunulamıyor.',
  'Visitors tap the numbers in the picture, which has the colours of the page: a drawing needs an element "drawing" without words, and its places some room around them.':
    'Ziyaretçiler görseldeki numaralara dokunur, görsel sayfanın renklerindedir: çizimde sözsüz bir "drawing" öğesi, yerlerin çevresinde de biraz boşluk gerekir.',
  'A title or description does not fit in search results, or is that of another page too.':
    'Bir başlık ya da açıklama arama sonuçlarına sığmıyor veya başka bir sayfadakiyle aynı.',
  'Search engines cut off long titles and descriptions, and a very short description says nothing. Each page needs its own.':
    'Arama motorları uzun başlıkları ve açıklamaları keser; çok kısa bir açıklama da bir şey söylemez. Her sayfanınki kendine özgü olmalı.',
  'A "t:key" is neither an interface word nor a word of locales/<language>/common.json, or cannot be one.':
    'Bir "t:anahtar" ne arayüz sözü ne locales/<language>/common.json içinde bir söz ya da biri olamaz.',
  '"t:key" stands for a word that all pages share: an interface word, or one of locales/<language>/common.json.':
    '"t:anahtar" bütün sayfaların paylaştığı bir sözün yerini tutar: bir arayüz sözü ya da locales/<language>/common.json içinde bir söz.',
  'In a language like French, a sign has no space before it, or one where the line can break.':
    'Fransızca gibi bir dilde bir işaretin önünde boşluk yok ya da satırın bölünebileceği bir boşluk var.',
  'French has a space before ; : ! ? and inside « ». Use one that does not break, or the sign may begin the next line.':
    'Fransızcada ; : ! ? işaretlerinden önce ve « » içinde boşluk olur. Bölünmemelidir; yoksa işaret bir sonraki satırın başına geçer.',
  'The frames of a turn have different sizes, or weigh too much together.':
    'Bir döndürmenin karelerinin boyutları farklı ya da birlikte çok ağırlar.',
  'Frames of different sizes make the product jump, and all of them must load on a slow line: 640 × 480 pixels as AVIF are about 16 kB each.':
    'Boyutları farklı kareler ürünü sıçratır; hepsinin de yavaş bağlantıda yüklenmesi gerekir: AVIF olarak 640 × 480 piksel yaklaşık 16 kB tutar.',
  'A picture has too few pixels to be shown large.': 'Bir görselin büyük gösterilmeye yetecek pikseli yok.',
  'A picture with fewer pixels than the screen looks blurred. 1280 pixels across are best.':
    'Ekrandan az pikseli olan bir görsel bulanık görünür. En iyisi 1280 piksel genişliktir.',
  'A table row lacks a cell, or has one that belongs to no column, or a row to show large does not exist.':
    'Bir tablo satırında bir hücre eksik, hiçbir sütuna ait olmayan bir hücre var ya da büyük gösterilecek satır yok.',
  'A table with columns needs a cell for each column in every row, or visitors would take one figure for another.':
    'Sütunlu bir tabloda her satırın her sütun için bir hücresi olmalı; yoksa ziyaretçiler bir ölçüyü öbürü sanır.',
  'A document, text or list is larger than a page can be.':
    'Bir belge, metin ya da liste bir sayfanın olabileceğinden büyük.',
  'A phone could not load such a large page. Split it.':
    'Bir telefon bu kadar büyük bir sayfayı yükleyemez. Sayfayı bölün.',
  'A text or list is longer than its place allows.': 'Bir metin ya da liste yerinin izin verdiğinden uzun.',
  'There is no room for more where it is shown.': 'Gösterildiği yerde daha fazlasına yer yok.',
  'A text, list or object is empty, or shorter than its place needs.':
    'Bir metin, liste ya da nesne boş veya yerinin gereksindiğinden kısa.',
  'A field must not be empty. Leave it out if you do not need it.': 'Bir alan boş olamaz. Gerekmiyorsa yazmayın.',
  'A translation links to other addresses than its source.':
    'Bir çeviri, kaynağından başka adreslere bağlantı veriyor.',
  'A translation leads to the same pages as its source. The language is added by itself.':
    'Çeviri, kaynağıyla aynı sayfalara götürür. Dil kendiliğinden eklenir.',
  'A translation has other numbers than its source, or digits of another language.':
    'Bir çeviride kaynağından başka sayılar ya da başka bir dilin rakamları var.',
  'Numbers must not differ between languages. Each writes them in its own way: 1,000.5 in English is 1.000,5 in German.':
    'Sayılar diller arasında farklı olmamalı. Her dil onları kendi biçiminde yazar: İngilizcede 1,000.5, Almancada 1.000,5.',
  'A translation of shared words has other {placeholders} than its source.':
    'Ortak sözlerin bir çevirisinde kaynağından başka {yer tutucular} var.',
  'What is in { } is filled in when the page is shown, so every language needs the same ones, letter by letter.':
    '{ } içindekinin yerine sayfa gösterilirken değeri gelir; bu yüzden her dilde harfi harfine aynıları gerekir.',
  'Rows with the same id and the same figure have different labels.':
    'Kimliği (id) ve ölçüsü aynı olan satırların etiketleri farklı.',
  'The same row with the same figure has two names. Visitors would look for the difference.':
    'Aynı ölçüyü taşıyan aynı satırın iki adı var. Ziyaretçiler farkı arardı.',
  'The smaller versions of a picture are not in the repository.': 'Bir görselin küçük sürümleri depoda yok.',
  'Every machine would have to make the smaller versions again. "npm run generate -- pictures" makes them; commit them.':
    'Her bilgisayar küçük sürümleri yeniden yapmak zorunda kalırdı. "npm run generate -- pictures" onları yapar; depoya ekleyin.',
  'Words or a picture that "npm run new" or the Studio wrote, or that stand for others to come, were not replaced.':
    '"npm run new" komutunun ya da Studio’nun yazdığı, ya da sonradan yazılacak olanın yerini tutan sözler ya da görsel değiştirilmemiş.',
  '"npm run new" or an author wrote these words for later, not for visitors. Write your own in their place.':
    'Bu sözleri "npm run new" ya da bir yazar sonrası için yazdı, ziyaretçiler için değil. Yerlerine kendi sözlerinizi yazın.',
  'The same words have two translations in one language.': 'Aynı sözlerin bir dilde iki çevirisi var.',
  'The same words are translated in two ways, as if they were two things.':
    'Aynı sözler, iki ayrı şeymiş gibi iki biçimde çevrilmiş.',
  'A block has a type that does not exist, or none.': 'Bir bloğun türü yok ya da var olmayan bir tür.',
  'The "type" says what a block is. schema/README.md lists all types.':
    '"type" bir bloğun ne olduğunu söyler. Var olanlar schema/README.md içinde sıralıdır.',
  'An object has a field that means nothing there.': 'Bir nesnede, orada bir anlamı olmayan bir alan var.',
  'A field that the schema does not know here is not shown. Most are misspelt, or belong to another block.':
    'Şemanın burada bilmediği bir alan gösterilmez. Çoğu yanlış yazılmıştır ya da başka bir blokun alanıdır.',
  'A folder of locales/ or a term of the glossary is in a language that the site does not have.':
    'locales/ içindeki bir klasör ya da sözlüğün bir terimi sitede olmayan bir dilde.',
  'A folder of locales/ is in a language that pages/_site.json does not list, so it is never shown.':
    'locales/ içindeki bir klasör pages/_site.json dosyasının saymadığı bir dilde; hiç gösterilmez.',
  'A language, field of activity, contact, or what a page is for or does, is not in pages/_site.json.':
    'Bir dil, faaliyet alanı, iletişim bilgisi ya da bir sayfanın ne için olduğu veya ne yaptığı pages/_site.json içinde yok.',
  'Languages, fields of activity and contacts are named as pages/_site.json names them.':
    'Diller, faaliyet alanları ve iletişim bilgileri pages/_site.json içindeki adlarıyla anılır.',
  'A locale file translates words that do not exist, or a page into its own language.':
    'Bir çeviri dosyası var olmayan sözleri ya da bir sayfayı kendi diline çeviriyor.',
  'A translation has the same shape as its page, with ids for places in lists. What the page does not have is never shown.':
    'Çeviri, sayfasıyla aynı biçimdedir; listelerde sıra yerine kimlikler (id) vardır. Sayfada olmayan hiç gösterilmez.',
  'A unit is not known, but is close to one that is.': 'Bir birim bilinmiyor, ama bilinen birine yakın.',
  'Any unit can be used, but this one is nearly a known one. If it is right, add it to "units" of common.json.':
    'Her birim kullanılabilir, ama bu bilinen birine çok benziyor. Doğruysa common.json içindeki "units" listesine ekleyin.',
  'A file cannot be read, or is not text.': 'Bir dosya okunamıyor ya da metin değil.',
  'The file was saved in another encoding than UTF-8, is no regular file, or you may not read it.':
    'Dosya UTF-8 dışında bir kodlamayla kaydedilmiş, sıradan bir dosya değil ya da onu okuma izniniz yok.',
  'A translation of two or more words is the same as its source.':
    'İki ya da daha çok sözcüklü bir çeviri kaynağıyla aynı.',
  'The words were copied from the source and not translated. Translate them, or remove the line: visitors then see another language, marked as such.':
    'Sözler kopyalanmış ve öyle bırakılmış. Çevirin ya da satırı silin: o zaman, öyle olduğu belirtilerek başka bir dilde gösterilirler.',
  'A rule was asked to accept these words, but they are no longer in any text, or no rule warns about them. The entry could hide a new mistake.':
    'Bir kuralın kabul etmesi istenen bu sözler artık hiçbir metinde geçmiyor ya da hiçbir kural onlar için uyarmıyor. Girdi yeni bir hatayı gizleyebilir.',
  'Words in "meant" of locales/glossary.json appear nowhere, or silence no warning.':
    'locales/glossary.json içindeki "meant" sözleri hiçbir yerde geçmiyor ya da hiçbir uyarıyı susturmuyor.',
  'No page uses a file of pages/_media.': 'pages/_media içindeki bir dosyayı hiçbir sayfa kullanmıyor.',
  'No page shows this file. Use it somewhere, or delete it.':
    'Bu dosyayı hiçbir sayfa göstermiyor. Bir yerde kullanın ya da silin.',
  'A contact in pages/_site.json is no mail address or phone number.':
    'pages/_site.json içindeki bir iletişim bilgisi e-posta adresi ya da telefon numarası değil.',
  'Visitors write to a contact or call it by a link, which needs a whole mail address or phone number.':
    'Ziyaretçiler bir bağlantıyla yazar ya da arar; bunun için tam bir e-posta adresi ya da telefon numarası gerekir.',
  'Words have letters of another language.': 'Sözlerde başka bir dilin harfleri var.',
  'A word has letters that its language does not have: it may be another language’s. Names belong in "names" of locales/glossary.json.':
    'Bir sözcükte dilinde olmayan harfler var: başka bir dilin sözü olabilir. Adlar locales/glossary.json içinde "names" listesine yazılır.',
  'A link has an address that no browser understands, or one that is not safe.':
    'Bir bağlantının adresini hiçbir tarayıcı anlamıyor ya da adres güvenli değil.',
  'A link starts with "/", "#", "https://", "mailto:" or "tel:". Browsers do not understand others, or they are not safe.':
    'Bir bağlantı "/", "#", "https://", "mailto:" ya da "tel:" ile başlar. Ötekileri tarayıcılar anlamaz ya da güvenli değildir.',
  'A number has more digits than can be shown.': 'Bir sayının gösterilebilecek olandan fazla basamağı var.',
  'Computers cannot keep more than 15 digits of a number exactly: visitors would read another one.':
    'Bilgisayarlar bir sayının 15 basamaktan fazlasını tam tutamaz: ziyaretçiler başka bir sayı okurdu.',
  'A value is of another kind than its field needs, such as text in place of a number.':
    'Bir değer, alanının gereksindiğinden başka türden; örneğin sayı yerine metin.',
  'Text is in double quotes, numbers and true or false are not, lists are in [ ].':
    'Metin çift tırnak içindedir; sayılar, true ve false değildir; listeler [ ] içindedir.',
  'A value is not one of those that its field can have.': 'Bir değer, alanının alabileceklerinden biri değil.',
  'The field can have some values only; its description in the editor and in schema/README.md says which.':
    'Alan yalnızca bazı değerleri alabilir; hangileri olduğunu düzenleyicideki ve schema/README.md içindeki açıklaması söyler.',
  'A text has a word that locales/glossary.json knows as wrong, or says to avoid.':
    'Bir metinde locales/glossary.json dosyasının yanlış bildiği ya da kaçınılmasını istediği bir söz var.',
  'locales/glossary.json says which words to avoid, and what to write instead.':
    'Kaçınılacak sözleri ve yerlerine ne yazılacağını locales/glossary.json söyler.',
  'A figure is most likely not what was meant: 12.400 for 12,400, a weight under 0, or a thousand times its neighbour.':
    'Bir değer büyük olasılıkla yanlış: 12 400 yerine 12.400, sıfırın altında bir ağırlık ya da yanındakinin bin katı.',
  'JSON takes a point for decimals: 12.400 is twelve point four. A weight under 0, or exactly a thousand times its neighbour, is most likely a slip.':
    'JSON noktayı ondalık ayırıcı sayar: 12.400, on iki virgül dört demektir. Sıfırın altındaki ya da yanındakinin tam bin katı olan bir ağırlık büyük olasılıkla yazım hatasıdır.',
  'A whole sentence is in another language than its file.': 'Bütün bir cümle, dosyasının dilinden başka bir dilde.',
  'A sentence that was copied and not translated stands among translated ones. Only what is surely another language is reported.':
    'Kopyalanıp çevrilmemiş bir cümle, çevrilmiş olanların arasında kalmış. Yalnızca başka bir dilde olduğu kesin olanlar bildirilir.',
  'Words have soft hyphens or spaces that do not break, as copied text has.':
    'Sözlerde, kopyalanan metinlerdeki gibi isteğe bağlı tireler ya da bölünmez boşluklar var.',
  'Copied text brings signs along that no eye sees: soft hyphens break words in odd places, and a line whose spaces do not break runs out of the page.':
    'Kopyalanan metin, gözle görülmeyen işaretler de getirir: isteğe bağlı tireler sözcükleri olmadık yerde böler, boşlukları bölünmeyen bir satır ise sayfadan taşar.',
  'A unit is written in two ways: "kilogram" here, "kg" elsewhere.':
    'Bir birim iki türlü yazılmış: burada "kilogram", başka yerde "kg".',
  'Visitors would take two ways of writing a unit for two units, and compare what is the same.':
    'Ziyaretçiler iki türlü yazılan birimi iki ayrı birim sanır ve aynı olanı karşılaştırmaya kalkar.',
  'A line begins with a bullet such as "•", which makes no list.':
    'Bir satır "•" gibi bir imle başlıyor; bu, liste oluşturmaz.',
  'A bullet that is typed stays a letter: the lines run together. In rich text, lines that begin with "- " are a list.':
    'Elle yazılan madde imi bir harf olarak kalır: satırlar birbirine karışır. Zengin metinde "- " ile başlayan satırlar liste olur.',
  'The text for a picture is "image", or the name of its file.':
    'Bir görselin metni yalnızca "görsel" diyor ya da dosyanın adı.',
  'Who hears the text of a picture learns nothing from "image", nor from the name of a file.':
    'Bir görselin metnini duyan kişi "görsel" sözünden de bir dosya adından da bir şey öğrenmez.',
}
