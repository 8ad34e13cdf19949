import type { Catalogue } from './translate'

/** What commands say of themselves, of what they did, and of what they refuse, in Turkish. */
export const commands: Catalogue = {
  // Help
  'Usage: {1} [options]': 'Kullanım: {1} [seçenekler]',
  'Commands: {1}.': 'Komutlar: {1}.',
  '"{1}" explains one of them.': '"{1}" birini açıklar.',
  '"{1}" explains it.': '"{1}" açıklar.',
  'explains the command': 'komutu açıklar',
  'the folder of the site; the current folder if not given': 'sitenin klasörü; verilmezse bulunulan klasör',
  'the language of messages, en or tr; that of the system if not given':
    'mesajların dili, en ya da tr; verilmezse sistemin dili',
  'Checks whether the content may be published, and lists how complete each language is.':
    'İçeriğin yayımlanıp yayımlanamayacağını denetler, her dilin ne kadar tam olduğunu sıralar.',
  'leaves warnings out': 'uyarıları göstermez',
  'shows all problems; otherwise the first twenty': 'bütün sorunları gösterir; yoksa ilk yirmisini',
  'The owner must confirm, by page:': 'Sayfa sayfa, site sahibinin onaylaması gerekenler:',
  'lists how complete each page is in each language': 'her sayfanın her dilde ne kadar tam olduğunu sıralar',
  'adds what the owner must settle before the site is published':
    'site yayımlanmadan sahibinin karara bağlaması gerekenleri ekler',
  'shows only problems of what changed since BASE, or since the default branch, and of what that touches':
    "yalnızca BASE'ten (verilmezse ana daldan) bu yana değişenlerin ve onların dokunduklarının sorunlarını gösterir",
  'checks again whenever a file is saved': 'her kaydedişte yeniden denetler',
  'corrects what has one right answer, and keeps everything else as it is written':
    'tek doğru yanıtı olanı düzeltir, gerisini yazıldığı gibi bırakır',
  'with --fix: prints the changes as a unified diff, and writes nothing':
    '--fix ile: değişiklikleri fark (unified diff) olarak gösterir, hiçbir şey yazmaz',
  'how the result is written: {1}': 'sonucun nasıl yazılacağı: {1}',
  'explains a kind of problem, with a wrong and a right example':
    'bir sorun türünü, bir yanlış ve bir doğru örnekle açıklar',
  'Checks the content and writes what changed to dist/, or nothing if there is an error.':
    'İçeriği denetler ve değişeni dist/ klasörüne yazar; hata varsa hiçbir şey yazmaz.',
  'builds the second of five shards, to shards/2-of-5/': 'beş parçanın ikincisini shards/2-of-5/ klasörüne derler',
  'joins the shards in a folder, in dist/': 'bir klasördeki parçaları dist/ içinde birleştirir',
  'builds a site to look at, with drafts and closed to search engines, to drafts/':
    'taslaklarla birlikte, arama motorlarına kapalı, yalnızca göstermek için bir siteyi drafts/ klasörüne derler',
  'Deletes a page and its translations. While anything leads to it, it says what, and deletes nothing; with "--to" all of that leads to another page.':
    'Bir sayfayı ve çevirilerini siler. Ona bir şey götürdüğü sürece bunları sayar ve hiçbir şey silmez; "--to" ile bunların hepsi başka bir sayfaya götürür.',
  'the page that its visitors and all links to it get from now on':
    'ona gelenlerin ve ona giden bütün bağlantıların bundan sonra varacağı sayfa',
  'shows what would change, and changes nothing': 'neyin değişeceğini gösterir, hiçbir şeyi değiştirmez',
  'Copies a page with its translations, as a draft with another name.':
    'Bir sayfayı çevirileriyle birlikte, başka adlı bir taslak olarak kopyalar.',
  'Puts a page and its translations into another folder of pages/ ("." for pages/ itself). Its address stays.':
    'Bir sayfayı ve çevirilerini pages/ içinde başka bir klasöre koyar (pages/ için "."). Adresi değişmez.',
  'Gives a page another address: its files, and every link to it. The old address redirects to the new one.':
    'Bir sayfaya başka bir adres verir: dosyaları ve ona giden bütün bağlantılar uyar. Eski adrese gelenler yenisine götürülür.',
  'Brings documents that were written for an older version of the schema to its form of today.':
    'Şemanın eski bir sürümüne göre yazılmış belgeleri bugünkü biçime getirir.',
  'Starts a page or, with "site FOLDER", a small site that can be published.':
    'Bir sayfa başlatır ya da "site FOLDER" ile yayımlanabilecek küçük bir site.',
  'the language of a new site; English if not given': 'yeni sitenin dili; verilmezse İngilizce',
  'Live editing at http://localhost:5173 (or PORT).':
    'Canlı düzenleme: http://localhost:5173 (ya da PORT ile verilen port).',
  'Edits pages in a browser, without JSON, at http://localhost:5173 (or PORT).':
    'Sayfaları tarayıcıda, JSON olmadan düzenler: http://localhost:5173 (ya da PORT ile verilen port).',
  'lets colleagues on the same network see it, under an address with a token':
    'aynı ağdaki arkadaşların, gizli anahtarlı bir adresten görmesini sağlar',
  'Builds what is missing and serves the finished site at http://localhost:4173 (or PORT).':
    'Eksik olanı derler ve bitmiş siteyi sunar: http://localhost:4173 (ya da PORT ile verilen port).',
  'Lists the pages that depend on a content file, or on a page.':
    'Bir içerik dosyasına ya da bir sayfaya bağlı olan sayfaları sıralar.',
  'Lists what is still to be translated, by page and language. Or:':
    'Çevrilmesi gerekenleri sayfa ve dil olarak sıralar. Ya da:',
  'writes a file with what is to do, next to its source': 'yapılacakları, yanında kaynağıyla bir dosyaya yazar',
  'writes all texts for a translator': 'bütün metinleri bir çevirmen için yazar',
  'takes back what todo or export wrote': "todo ya da export'un yazdığını geri alır",
  'lets Visual Studio Code complete translations and show their sources':
    "Visual Studio Code'un çevirileri tamamlamasını ve kaynaklarını göstermesini sağlar",
  'notes that translations are right although their sources changed; "all" for every language':
    'kaynağı değişse de çevirilerin doğru olduğunu not eder; bütün diller için "all"',
  'the form of an export; XLIFF 2.0 if not given': 'dışa aktarmanın biçimi; verilmezse XLIFF 2.0',
  'Writes the settings of a web host ({1}) for the site into the folder OUT.':
    'Site için bir sunucunun ({1}) ayarlarını OUT klasörüne yazar.',
  'where dist/ will be on the server; /srv/site/dist if not given':
    'dist/ klasörünün sunucudaki yeri; verilmezse /srv/site/dist',
  'for a site built with --drafts: says that no search engine may list it':
    '--drafts ile yapılmış site için: hiçbir arama motorunun onu listelememesini söyler',
  'the port for unencrypted requests; 80 if not given': 'şifresiz bağlantıların portu; verilmezse 80',
  'the folder of fullchain.pem and privkey.pem; without it, nginx does not encrypt':
    'fullchain.pem ve privkey.pem dosyalarının klasörü; verilmezse nginx şifrelemez',
  'Makes everything to publish: draws missing link previews, builds the site, and compresses what changed.':
    'Yayımlanacak her şeyi hazırlar: eksik bağlantı önizlemelerini çizer, siteyi derler, değişeni sıkıştırır.',
  'Makes what is made by a command and kept:': 'Komutla üretilip saklanan şeyleri üretir:',
  'schema/types.ts and schema/README.md from the schema, and the words of numbers':
    'şemadan schema/types.ts ve schema/README.md, bir de sayıların adları',
  'what pages and scripts weigh, in tools/budgets': 'sayfaların ve betiklerin boyutları; tools/budgets içinde',
  'new pictures in all widths, in pages/_media/_variants':
    'yeni görsellerin bütün genişlikleri; pages/_media/_variants içinde',
  'the icons of every brand from its logo, in pages/_media/icons':
    'her markanın logosundan simgeleri; pages/_media/icons içinde',
  'the link previews that are missing; removes those that no page uses':
    'eksik bağlantı önizlemeleri; hiçbir sayfanın kullanmadıklarını kaldırır',
  'the documents of pages/_documents that changed, as PDF': 'pages/_documents içinde değişen belgeler, PDF olarak',
  'a data sheet of every product, as PDF, for a release': 'yayım için her ürünün teknik föyü, PDF olarak',
  'the extension for Visual Studio Code, which starts the language server (docs/editors.md)':
    'dil sunucusunu başlatan Visual Studio Code eklentisi (docs/editors.md)',
  'Lets an editor check, complete and rename while you write: a language server, over stdio.':
    'Siz yazarken bir düzenleyicinin denetlemesini, tamamlamasını ve yeniden adlandırmasını sağlar: stdio üzerinden bir dil sunucusu.',
  'Wrote {1}.': '{1} yazıldı.',
  'Visual Studio Code installs it with: {1}': 'Visual Studio Code onu şununla kurar: {1}',
  '"{1}" is no word of {2}; nothing was changed.': '"{1}", {2} içinde bir söz değil; hiçbir şey değişmedi.',
  'There is a word "{1}" already; nothing was changed.': '"{1}" adlı bir söz zaten var; hiçbir şey değişmedi.',
  '"{1}" cannot be called "{2}": it stays in its group, and has letters, digits and hyphens.':
    '"{1}" sözünün adı "{2}" olamaz: grubunda kalır, harf, rakam ve tireden oluşur.',
  'Correct everything in this file that has one right answer.': 'Bu dosyada tek doğru yanıtı olan her şeyi düzelt.',
  'Say in {1} that this is meant.': 'Böyle istendiğini {1} içinde belirt.',
  'Rename it to "{1}".': 'Adını "{1}" yap.',
  'Open in live editing': 'Canlı düzenlemede aç',
  'To translate: {1}': 'Çevrilecek: {1}',
  'the pictures of docs/guide.md and docs/studio.md': 'docs/guide.md ve docs/studio.md dosyalarının görselleri',
  'writes nothing, and fails when one of these is not current: {1}':
    'hiçbir şey yazmaz; şunlardan biri güncel değilse hata verir: {1}',
  // What was asked
  'There is no command "{1}".': '"{1}" diye bir komut yok.',
  '"{1}" has no option "{2}".': '"{1}" komutunun "{2}" seçeneği yok.',
  'The option "{1}" is given twice.': '"{1}" seçeneği iki kez verilmiş.',
  'The option "--{1}" needs a value: {2}': '"--{1}" seçeneğine bir değer gerekir: {2}',
  'The option "{1}" takes no value.': '"{1}" seçeneği değer almaz.',
  '"{1}" does not take "{2}".': '"{1}" komutu "{2}" almaz.',
  '"{1}" does not know "{2}".': '"{1}" komutu "{2}" sözünü bilmiyor.',
  'There is no {1} in {2}.': '{2} içinde {1} yok.',
  'Run this in the folder of a site, or give one: {1}':
    'Komutu bir sitenin klasöründe çalıştırın ya da klasörü verin: {1}',
  'There are no messages in "{1}".': '"{1}" dilinde mesaj yok.',
  'There is no format "{1}".': '"{1}" diye bir biçim yok.',
  'There is no problem with the code "{1}".': 'Kodu "{1}" olan bir sorun yok.',
  'The codes are:': 'Kodlar:',
  '"--dry-run" shows what "--fix" would change: give both.':
    '"--dry-run", "--fix" seçeneğinin neyi değiştireceğini gösterir: ikisini birlikte verin.',
  '"--watch" prints text: leave out "--format".': '"--watch" metin yazar: "--format" seçeneğini çıkarın.',
  'BUILD_DAY is "{1}", which is no day.': 'BUILD_DAY "{1}" olarak verilmiş; bu bir gün değil.',
  'Write 2027-03-01.': 'Şöyle yazın: 2027-03-01.',
  'PORT must be a number from 0 to 65535, but is "{1}".': 'PORT 0 ile 65535 arasında bir sayı olmalı, ama "{1}".',
  '"{1}" is not a port.': '"{1}" bir port numarası değil.',
  'Give a page and its new address: {1}': 'Bir sayfa ve yeni adresini verin: {1}',
  'Give a page and a folder of pages/: {1}': 'Bir sayfa ve pages/ içinde bir klasör verin: {1}',
  'Give a page and the name of the copy: {1}': 'Bir sayfa ve kopyanın adını verin: {1}',
  'Give a page: {1}': 'Bir sayfa verin: {1}',
  'Give a file: {1}': 'Bir dosya verin: {1}',
  'Give a language: {1}.': 'Bir dil verin: {1}.',
  'Give a name: {1}': 'Bir ad verin: {1}',
  'Give a name: npm run new -- site FOLDER.': 'Bir ad verin: npm run new -- site FOLDER.',
  'A page at /site is: {1}': '/site adresinde bir sayfa için: {1}',
  'Give one of {1}.': 'Şunlardan birini verin: {1}.',
  'Give one file in it.': 'İçinden bir dosya verin.',
  'Give a host and a folder: npm run hosting -- nginx OUT.':
    'Bir sunucu türü ve bir klasör verin: npm run hosting -- nginx OUT.',
  'There are settings for {1}.': 'Ayarı olanlar: {1}.',
  '"npm run {1}" is "{2}" now.': '"npm run {1}" yerine artık "{2}" kullanılıyor.',
  'Give a kind: {1}.': 'Bir tür verin: {1}.',
  'There is no kind "{1}".': '"{1}" diye bir tür yok.',
  '"--check" is for: {1}.': '"--check" yalnızca şunlar içindir: {1}.',
  '"npm run check -- --release" checks a site.': 'Bir siteyi "npm run check -- --release" denetler.',
  '"new" makes one page at a time.': '"new" her seferinde tek sayfa başlatır.',
  'Did you mean "{1}", or "{2}"?': '"{1}" mi demek istediniz, yoksa "{2}" mi?',
  'The option "--language" is for a new site.': '"--language" seçeneği yeni bir site içindir.',
  'A page is in the language of its site.': 'Bir sayfa sitesinin dilindedir.',
  'Only an export has a "--format".': '"--format" yalnızca export ile kullanılır.',
  'Use --shard to build one shard, or --merge to join all of them, not both.':
    'Bir parça yapmak için --shard, hepsini birleştirmek için --merge kullanın; ikisini birlikte değil.',
  'A site with drafts is built in one go: use --drafts without --shard and --merge.':
    'Taslaklı bir site tek seferde derlenir: --drafts seçeneğini --shard ve --merge olmadan kullanın.',
  '"{1}" is not a valid shard.': '"{1}" geçerli bir parça değil.',
  'Use INDEX/COUNT, for example --shard 2/5.': 'SIRA/SAYI yazın, örneğin --shard 2/5.',
  '<1> cannot be shared out into {2} parts: name {3} at most.': '<1>, {2} parçaya bölünemez: en çok {3} yazın.',
  'Give the folder that has all shards: {1}': 'Bütün parçaların olduğu klasörü verin: {1}',
  'There are no shards in {1}/.': '{1}/ içinde parça yok.',
  '"{1}" writes one.': 'Şu komut bir tane yazar: "{1}".',
  '{1}/ lacks {2}.': '{1}/ içinde eksik olan: {2}.',
  '{1}/ has shards of several builds.': '{1}/ içinde farklı yapımların parçaları var.',
  'Empty it first.': 'Önce içini boşaltın.',
  '{1} is damaged.': '{1} bozuk.',
  'Build this shard again, or copy it again.': 'Bu parçayı yeniden derleyin ya da yeniden kopyalayın.',
  'In dist/ are files of a site with drafts, which is never published.':
    'dist/ içinde taslaklı bir sitenin dosyaları var; böyle bir site hiç yayımlanmaz.',
  'Delete the folder, then run this again.': 'Klasörü silin, sonra komutu yeniden çalıştırın.',
  '"{1}" is not a folder that nginx can use: start with "/", and use letters, digits and . _ - only.':
    '"{1}" nginx\'in kullanabileceği bir klasör değil: "/" ile başlayın, yalnızca harf, rakam ve . _ - kullanın.',
  '"{1}" in "{2}" of pages/_site.json is not an address: "npm run check" says more.':
    'pages/_site.json, "{2}": "{1}" bir adres değil; "npm run check" ayrıntısını söyler.',
  '"{1}" in "{2}" of pages/_site.json is not a host name.': 'pages/_site.json, "{2}": "{1}" bir alan adı değil.',
  // Git
  'Git is not installed, and nothing else knows what changed.':
    'Git kurulu değil; neyin değiştiğini başka bilen de yok.',
  'This folder is in no Git repository, so nobody knows what changed.':
    'Bu klasör bir Git deposunda değil; neyin değiştiği bilinmiyor.',
  'Check all without "--changed".': '"--changed" olmadan hepsini denetleyin.',
  'This repository has no default branch to compare with.': 'Bu deponun karşılaştırılacak bir ana dalı yok.',
  'Name a commit: --changed BASE': 'Bir commit verin: --changed BASE',
  'There is no commit "{1}".': '"{1}" diye bir commit yok.',
  'Fetch it first ("git fetch"), or name another: --changed BASE':
    'Önce getirin ("git fetch") ya da başka birini verin: --changed BASE',
  'Git does not know where this branch left "{1}": the history is cut off.':
    'Git bu dalın "{1}" dalından nerede ayrıldığını bilmiyor: geçmiş kesik.',
  'Fetch all of it ("git fetch --unshallow").': 'Tamamını getirin ("git fetch --unshallow").',
  // Files and pages
  'There is no file {1}.': '{1} diye bir dosya yok.',
  '{1} is a folder.': '{1} bir klasör.',
  '{1} is a file.': '{1} bir dosya.',
  'Give the name of a new folder.': 'Yeni bir klasörün adını verin.',
  '{1} is not empty; nothing was changed.': '{1} boş değil; hiçbir şey değişmedi.',
  'Give an empty folder, or a new one.': 'Boş ya da yeni bir klasör verin.',
  '"{1}" is not a language code.': '"{1}" bir dil kodu değil.',
  'Use one like en, fi or pt-BR.': 'en, fi ya da pt-BR gibi bir kod kullanın.',
  '{1} already exists; nothing was changed.': '{1} zaten var; hiçbir şey değişmedi.',
  '"{1}" cannot be the name of a page.': '"{1}" bir sayfanın adı olamaz.',
  'Names have small letters a-z, digits and single hyphens between them; folders only group: {1}':
    'Adlarda küçük a-z harfleri, rakamlar ve aralarında tek kısa çizgiler olur; klasörler yalnızca gruplar: {1}',
  'The name is too long: a page or folder may have {1} letters.':
    'Ad çok uzun: bir sayfa ya da klasör en çok {1} harf olabilir.',
  'The site cannot be read: "npm run check" says why.': 'Site okunamıyor: nedenini "npm run check" söyler.',
  'Nothing was written.': 'Hiçbir şey yazılmadı.',
  'Nothing was changed.': 'Hiçbir şey değişmedi.',
  'Nothing was changed: {1} was saved a moment ago.': 'Hiçbir şey değişmedi: {1} az önce kaydedildi.',
  'Run the command again.': 'Komutu yeniden çalıştırın.',
  '{1} has a mistake that "npm run check" explains.': '{1} içinde bir yanlış var; "npm run check" açıklar.',
  '{1} has a mistake; "npm run check" says which.':
    '{1} içinde bir yanlış var; hangisi olduğunu "npm run check" söyler.',
  'Correct it first; nothing was changed.': 'Önce onu düzeltin; hiçbir şey değişmedi.',
  'Correct it first.': 'Önce onu düzeltin.',
  '"{1}" is the name of {2}: write the folder, too.': '"{1}" birden çok sayfanın adı ({2}): klasörü de yazın.',
  '{1} is the home page: it must stay where it is.': '{1} ana sayfadır: yerinde kalmalı.',
  '{1} is the page for addresses that do not exist: it must stay where it is.':
    '{1} var olmayan adreslerin sayfasıdır: yerinde kalmalı.',
  '"{1}" cannot be a name: it has small letters a-z, digits and single hyphens between them.':
    '"{1}" bir ad olamaz: adda küçük a-z harfleri, rakamlar ve aralarında tek kısa çizgiler olur.',
  '{1} has nothing with the id "{2}"; nothing was changed.':
    '{1} içinde "{2}" kimlikli bir şey yok; hiçbir şey değişmedi.',
  '{1} has the id "{2}" already; nothing was changed.': '{1} içinde "{2}" kimliği zaten var; hiçbir şey değişmedi.',
  '{1} is there already; nothing was changed.': '{1} zaten var; hiçbir şey değişmedi.',
  '{1} is there already.': '{1} zaten orada.',
  'The copy needs another name than {1}.': 'Kopyanın adı {1} dosyasınınkinden başka olmalı.',
  '{1} has the address {2} already.': '{1} dosyasının adresi zaten {2}.',
  'The address {1} is already used by {2}; nothing was changed.':
    '{1} adresini {2} zaten kullanıyor; hiçbir şey değişmedi.',
  '{1} cannot have the address {2}: folders only group.': '{1}: adresi {2} olamaz; klasörler yalnızca gruplar.',
  '"npm run move" puts a page into another folder, and "path" gives it an address with steps.':
    'Bir sayfayı başka klasöre "npm run move" koyar; basamaklı adresi "path" verir.',
  'Visitors cannot be led to the page that is deleted.': 'Ziyaretçiler silinen sayfaya götürülemez.',
  'Nothing was deleted: these places lead to {1}.': 'Hiçbir şey silinmedi: şu yerler {1} adresine götürüyor.',
  'Nothing was deleted: {1} is below {2}, so it cannot take its place.':
    'Hiçbir şey silinmedi: {1}, {2} altında duruyor; bu yüzden onun yerini alamaz.',
  'Give it another "parent" first.': 'Önce ona başka bir "parent" verin.',
  'Remove them, lead them elsewhere, or say with "--to" where all of them lead.':
    'Onları kaldırın, başka yere götürün ya da hepsinin nereye götüreceğini "--to" ile söyleyin.',
  'and #1 more': 've #1 yer daha',
  // What was done
  'Moved {1} to {2} (<3>).': '{1} taşındı: {2} (<3>).',
  'Its address is as it was.': 'Adresi aynı kaldı.',
  '{1} is {2} now (<3> changed).': '{1} artık {2} (<3> değişti).',
  'Visitors of {1} are led to it.': '{1} adresine gelenler oraya götürülür.',
  'Wrote {1} and its translations (<2>).': '{1} ve çevirileri yazıldı (<2>).',
  'It is a draft until you remove "draft".': '"draft" satırını silene dek bir taslaktır.',
  'Deleted {1} (<2> changed).': '{1} silindi (<2> değişti).',
  'Its address leads to the 404 page: "redirects" in pages/_site.json can lead elsewhere.':
    'Adresi 404 sayfasına götürür: pages/_site.json içindeki "redirects" başka yere götürebilir.',
  'Its visitors are led to {1}.': 'Adresine gelenler {1} adresine götürülür.',
  'Another command is changing the content (pid {1}); waiting.':
    'Başka bir komut içeriği değiştiriyor (pid {1}); bekleniyor.',
  'Another build is running (pid {1}); waiting.': 'Başka bir yapım sürüyor (pid {1}); bekleniyor.',
  'Another command is bundling the code (pid {1}); waiting.': 'Başka bir komut kodu paketliyor (pid {1}); bekleniyor.',
  'Another command is bundling the Studio (pid {1}); waiting.':
    "Başka bir komut Studio'yu paketliyor (pid {1}); bekleniyor.",
  'Bundled the code, once, in {1} s.': 'Kod bir kereliğine paketlendi: {1} s.',
  'Bundling the code, once': 'Kod bir kereliğine paketleniyor',
  'Decoding pictures': 'Görseller açılıyor',
  'Encoding <1>, once': 'Bir kereliğine hazırlanıyor (<1>)',
  'Cutting fonts': 'Yazı tipleri kırpılıyor',
  'Building pages': 'Sayfalar oluşturuluyor',
  'Every document has the form of today.': 'Bütün belgeler bugünkü biçimde.',
  '<1> would change.': 'Değişecek olan: <1>.',
  'Changed <1>.': 'Değişen: <1>.',
  '"npm run check" says whether all is well.': 'Her şeyin yolunda olup olmadığını "npm run check" söyler.',
  'There is nothing that has one right answer.': 'Tek doğru yanıtı olan bir şey yok.',
  'Corrected <1> in <2>.': '<2> içinde <1> düzeltildi.',
  'Wrote a site of <1> ({2}) to {3}.': '{3} klasörüne bir site yazıldı: <1> ({2}).',
  'Look at it: {1}': 'Bakmak için: {1}',
  'Wrote {1}: the page is {2}.': '{1} yazıldı: sayfanın adresi {2}.',
  'Replace the words in [square brackets]; "npm run dev" shows the page. schema/README.md lists the blocks.':
    '[Köşeli ayraç] içindeki sözlerin yerine kendinizinkini yazın; sayfayı "npm run dev" gösterir. Bloklar schema/README.md içinde.',
  'Wrote <1> into {2}: {3}.': '{2} klasörüne <1> yazıldı: {3}.',
  '{1} is part of <2>.': '{1} şunların parçası: <2>.',
  '{1} is referenced at <2>.': '{1} dosyasına değinenler: <2>.',
  '{1} is not content.': '{1} içerik değil.',
  'Content is what is in pages/ and locales/; the code affects all pages.':
    'İçerik, pages/ ve locales/ içindekilerdir; kod bütün sayfaları etkiler.',
  'Drew <1> in {2} ({3} unchanged).': '{2} içinde <1> çizildi (değişmeyen: {3}).',
  'Drew <1> in {2} ({3} unchanged, {4} removed).': '{2} içinde <1> çizildi (değişmeyen: {3}, kaldırılan: {4}).',
  '{1} in all, the largest {2}.': 'Toplam {1}, en büyüğü {2}.',
  '"npm run build" puts them next to the pages.': '"npm run build" onları sayfaların yanına koyar.',
  '<1>: {2} printed, the others are current, in {3} s.': '<1>: {2} basıldı, ötekiler güncel; {3} s.',
  '<1> of {2} in pages/_media/icons/{3}': '{2} dosyasından <1>: pages/_media/icons/{3}',
  '<1> in {2}: {3} new, {4} removed.': '{2} içinde <1>: {3} yeni, {4} kaldırıldı.',
  'Compressed <1> in {2} ({3} unchanged).': '{2} içinde <1> sıkıştırıldı (değişmeyen: {3}).',
  'Compressed <1> in {2} ({3} unchanged; {4} are sent as {5}).':
    '{2} içinde <1> sıkıştırıldı (değişmeyen: {3}; {4} yerine {5} gönderilir).',
  'Send this address to colleagues on the same network.': 'Bu adresi aynı ağdaki arkadaşlarınıza gönderin.',
  'It works until you end this command (Ctrl+C):': 'Bu komutu bitirene dek (Ctrl+C) çalışır:',
  'On this machine: {1}': 'Bu bilgisayarda: {1}',
  'Open the Studio with this address. It works once:': "Studio'yu bu adresle açın. Adres bir kez geçerlidir:",
  // Builds and checks
  'Built <1> into {2} in {3}': '{3} içinde {2} klasörüne <1> derlendi',
  '({1} files written, {2} unchanged, {3} removed).': '(yazılan dosya: {1}, değişmeyen: {2}, kaldırılan: {3}).',
  'Heaviest pages (HTML with its styles, brotli):': 'En ağır sayfalar (stilleriyle HTML, brotli):',
  'does not fit into the first round trip on a slow network; make it shorter':
    'yavaş bir ağda ilk gidiş gelişe sığmıyor; kısaltın',
  'Scripts of a page: {1} brotli, loaded after the first paint.':
    'Bir sayfanın betikleri: {1} brotli; ilk görüntüden sonra yüklenir.',
  '<1>: see "npm run check".': '<1>: bakın: "npm run check".',
  'Nothing was built: <1>.': 'Hiçbir şey derlenmedi: <1>.',
  'Nothing was made: <1>.': 'Hiçbir şey hazırlanmadı: <1>.',
  'Not there on {1}: {2}.': '{1} günü olmayanlar: {2}.',
  'The next change is on {1}: {2}.': 'Bir sonraki değişiklik: {1} ({2}).',
  'Build and publish on that day.': 'O gün yapıp yayımlayın.',
  'Links to {1} are not shown: {2}.': '{1} adresine bağlantılar gösterilmiyor: {2}.',
  'The brand "{1}" does not have {2}, so the redirect from {3} is not there either.':
    '"{1}" markasında {2} yok; bu yüzden {3} adresinden yönlendirme de yok.',
  translated: 'çevrilmiş',
  'fall back': 'başka dilde',
  notice: 'uyarılı',
  'missing words': 'eksik söz',
  page: 'sayfa',
  With: 'Birlikte',
  Wrong: 'Yanlış',
  Right: 'Doğru',
  '(there is no such file)': '(böyle bir dosya yok)',
  '(a file)': '(bir dosya)',
  '({1} × {2} pixels)': '({1} × {2} piksel)',
  // Translations
  'words to do': 'yapılacak söz',
  'to do': 'yapılacak',
  missing: 'eksik',
  'same as source': 'kaynakla aynı',
  outdated: 'eskimiş',
  unknown: 'bilinmiyor',
  'meant so': 'öyle istenmiş',
  done: 'tamam',
  'The site has one language: there is nothing to translate.': 'Sitenin tek dili var: çevrilecek bir şey yok.',
  '<1> of the site has words to translate.': 'Sitede <1> içinde çevrilecek söz var.',
  '<1> of the site have words to translate.': 'Sitede <1> içinde çevrilecek söz var.',
  'Everything is translated.': 'Her şey çevrilmiş.',
  'Everything has a translation; "npm run check" says why some are unknown.':
    'Her şeyin çevirisi var; bazılarının neden bilinmediğini "npm run check" söyler.',
  'There is nothing to translate.': 'Çevrilecek bir şey yok.',
  'Bring them back: {1}': 'Geri almak için: {1}',
  'Nothing there is outdated.': 'Orada eskimiş bir şey yok.',
  '<1> noted as right.': 'Doğru olarak not edilen: <1>.',
  'Noted <1> in locales/.ledger.': 'locales/.ledger içine not edildi: <1>.',
  'Updated locales/.ledger.': 'locales/.ledger güncellendi.',
  '{1} translated, {2} right as they were, {3} refused.': 'Çevrilen: {1}, olduğu gibi doğru: {2}, geri çevrilen: {3}.',
  '{1} would be translated, {2} are right as they were, {3} are refused.':
    'Çevrilecek: {1}, olduğu gibi doğru: {2}, geri çevrilen: {3}.',
  'Look at it again: {1}: <2>': 'Bir daha bakın: {1}: <2>',
  'Look at it again: {1}': 'Bir daha bakın: {1}',
  'Nothing was changed. Correct what is refused, or take the rest with "--without-refused".':
    'Hiçbir şey değiştirilmedi. Geri çevrilenleri düzeltin ya da kalanını "--without-refused" ile alın.',
  'Only an import has "{1}".': '"{1}" yalnızca içe aktarmada (import) vardır.',
  'lets an import take the rest where some of its texts are refused':
    'bazı metinler geri çevrildiğinde içe aktarmanın kalanını alır',
  'The source has {1}, its translation has none.': 'Kaynakta {1} var, çevirisinde yok.',
  'The source has bold words, its translation has none.': 'Kaynakta kalın sözler var, çevirisinde yok.',
  'The source has words in italics, its translation has none.': 'Kaynakta eğik sözler var, çevirisinde yok.',
  'The source has a list, its translation has none.': 'Kaynakta bir liste var, çevirisinde yok.',
  'The source has a numbered list, its translation has none.': 'Kaynakta numaralı bir liste var, çevirisinde yok.',
  'Its letters were read in another encoding: it should probably be "{1}".':
    'Harfleri başka bir kodlamayla okunmuş: doğrusu büyük olasılıkla "{1}".',
  'Letters were lost when it was saved: "{1}".': 'Kaydedilirken harfleri kaybolmuş: "{1}".',
  'Letters of {1} were lost when it was saved: "{2}".': '{1} kaydedilirken bazı harfleri kaybolmuş: "{2}".',
  'Take the file from before that, and save it as UTF-8.': 'Dosyanın ondan önceki hâlini alıp UTF-8 olarak kaydedin.',
  '{1} is not in UTF-8, so its letters cannot be read.': '{1} UTF-8 değil, bu yüzden harfleri okunamıyor.',
  'Save it again as "CSV UTF-8" or with the encoding "UTF-8".':
    'Onu yeniden "CSV UTF-8" olarak ya da "UTF-8" kodlamasıyla kaydedin.',
  'The site has nothing that is written in <1> and translated into <2>.':
    'Sitede şu dilde yazılmış ve şu dile çevrilen bir şey yok: <1> → <2>.',
  'The file names its languages in another order or wrongly.':
    'Dosyada diller başka bir sırayla ya da yanlış yazılmış.',
  'Refused: {1}: <2>': 'Geri çevrildi: {1}: <2>',
  'Refused: {1}': 'Geri çevrildi: {1}',
  'It is in the file twice.': 'Dosyada iki kez var.',
  'There is nothing to translate of such a page.': 'Böyle bir sayfada çevrilecek bir şey yok.',
  'The page has no such text.': 'Sayfada böyle bir metin yok.',
  'The page has no such text. It may be "{1}" now.': 'Sayfada böyle bir metin yok. Artık "{1}" olabilir.',
  'The source changed since the export: it is "{1}" now.': 'Kaynak dışa aktarmadan sonra değişti: artık "{1}".',
  'The translation is the same as its source.': 'Çeviri kaynağıyla aynı.',
  'the link {1} of the source is missing.': 'kaynaktaki {1} bağlantısı eksik.',
  '{1} of the source is missing.': 'kaynaktaki {1} eksik.',
  'Say what is right: {1}, or accept all': 'Neyin doğru olduğunu söyleyin: {1} ya da accept all',
  'The site has no <1> "{2}".': 'Sitede böyle bir <1> yok: "{2}".',
  text: 'metin',
  'The name of the file must end in .xlf, .xliff, .csv or .json.':
    'Dosyanın adı .xlf, .xliff, .csv ya da .json ile bitmeli.',
  'The first line of the table must be: page, key, both languages, state, said.':
    'Tablonun ilk satırı şöyle olmalı: page, key, iki dil, state, said.',
  'The file is not valid JSON.': 'Dosya geçerli bir JSON değil.',
  'The file is none that "npm run translations -- todo" has written.':
    'Bu dosyayı "npm run translations -- todo" yazmamış.',
  'The file is no XLIFF 2 with "srcLang" and "trgLang".': 'Dosya "srcLang" ve "trgLang" içeren bir XLIFF 2 değil.',
  'The file is not well-formed XML.': 'Dosya düzgün bir XML değil.',
  '{1} is not valid JSON, so nothing was written.': '{1} geçerli bir JSON değil; hiçbir şey yazılmadı.',
  'Visual Studio Code now completes the translations of <1>, and shows what the source says.':
    'Visual Studio Code artık <1> için çevirileri tamamlar ve kaynağın ne dediğini gösterir.',
  // The Studio
  'This takes {1}.': 'Buraya {1} gelir.',
  'This is too large: {1} MB at most.': 'Bu çok büyük: en çok {1} MB.',
  'The request is no JSON.': 'İstek JSON değil.',
  'The request is not understood: {1}.': 'İstek anlaşılmadı: {1}.',
  'The Studio is about to start.': 'Studio başlamak üzere.',
  'There is nothing here.': 'Burada bir şey yok.',
  'A page goes with "delete", not with a save.': 'Bir sayfa kaydetmekle değil, silmekle gider.',
  'The site is being published already.': 'Site şu anda yayımlanıyor.',
  'Wait until that is done.': 'Bitmesini bekleyin.',
  'The site is in no Git repository, so nothing can be committed.':
    'Site bir Git deposunda değil; hiçbir şey depoya eklenemez.',
  'This is no name of a tab.': 'Bu bir sekme adı değil.',
  '{1} does not say what its edit began with.': '{1}: düzenlemenin neyle başladığı belli değil.',
  '{1} is a link or no plain file: the Studio does not write there.':
    '{1} bir bağlantı ya da sıradan olmayan bir dosya: Studio oraya yazmaz.',
  '{1} is no file of this page.': '{1} bu sayfanın bir dosyası değil.',
  '{1} is not readable text.': '{1} okunabilir bir metin değil.',
  '{1} is too large to be edited here.': '{1} burada düzenlenemeyecek kadar büyük.',
  '{1} would be too large.': '{1} çok büyük olurdu.',
  '{1} would have half a letter in it, which no file can have.':
    '{1} içinde yarım bir harf olurdu; bu hiçbir dosyada olamaz.',
  '"{1}" is no folder of pictures.': '"{1}" bir görsel klasörü değil.',
  '"{1}" is no name of a page.': '"{1}" bir sayfa adı değil.',
  '"{1}" is not a page of this site.': '"{1}" bu sitenin bir sayfası değil.',
  'This is no picture that can be shown, or it is damaged.': 'Bu gösterilebilecek bir görsel değil ya da bozuk.',
  'Save it as JPEG, PNG, WebP, AVIF or SVG.': 'JPEG, PNG, WebP, AVIF ya da SVG olarak kaydedin.',
  'Another program saves this page again and again.': 'Başka bir program bu sayfayı durmadan kaydediyor.',
  'Your edits are kept; save them later.': 'Değişiklikleriniz saklandı; daha sonra kaydedin.',
  // What the system says
  '{1} cannot be read or written: permission denied.': '{1} okunamıyor ya da yazılamıyor: izin yok.',
  '{1} cannot be changed: the system does not permit it.': '{1} değiştirilemiyor: sistem izin vermiyor.',
  'Check who owns it and what they may do.': 'Kime ait olduğuna ve izinlerine bakın.',
  '{1} cannot be written: its disk is read-only.': '{1} yazılamıyor: diski salt okunur.',
  '{1} cannot be written: the disk is full.': '{1} yazılamıyor: disk dolu.',
  '{1} cannot be written: your disk quota is used up.': '{1} yazılamıyor: disk kotanız dolmuş.',
  'Make room and run the command again.': 'Yer açıp komutu yeniden çalıştırın.',
  '{1} is in use by another program.': '{1} başka bir programda açık.',
  'Close it and run the command again.': 'Kapatıp komutu yeniden çalıştırın.',
  '{1} cannot be moved to another disk.': '{1} başka bir diske taşınamıyor.',
  'Keep .cache and the site on the same disk.': '.cache ile site aynı diskte olsun.',
  '{1} cannot be used: a part of this path is a file where a folder is needed.':
    '{1} kullanılamıyor: bu yolda klasör olması gereken yerde bir dosya var.',
  '{1} is a folder where a file is needed.': '{1} bir klasör; burada bir dosya gerekir.',
  '{1} is in the way: something else of that name is already there.': '{1} engel oluyor: bu adda başka bir şey var.',
  '{1} is not there; it may have been removed while the command ran.':
    '{1} yok; komut çalışırken kaldırılmış olabilir.',
  '{1} is a symbolic link that leads to itself.': '{1} kendisine götüren bir sembolik bağlantı.',
  'The name is too long for this disk: {1}': 'Ad bu disk için çok uzun: {1}',
  'Too many files are open at the same time.': 'Aynı anda çok fazla dosya açık.',
  'Raise the limit ("ulimit -n 4096") and run the command again.':
    'Sınırı yükseltip ("ulimit -n 4096") komutu yeniden çalıştırın.',
  'This machine has too many files open.': 'Bu bilgisayarda çok fazla dosya açık.',
  'There is not enough memory.': 'Bellek yetmiyor.',
  'Close other programs and run the command again.': 'Başka programları kapatıp komutu yeniden çalıştırın.',
  'Port {1} is in use by another program.': '{1} numaralı portu başka bir program kullanıyor.',
  'Port {1} cannot be used on this machine.': '{1} numaralı port bu bilgisayarda kullanılamıyor.',
  'Name another one in PORT, for example PORT=8080.': 'PORT ile başka birini verin, örneğin PORT=8080.',
  'The package "{1}" is not installed.': '"{1}" paketi kurulu değil.',
  'Run "npm ci" first, in the folder of the project.': 'Önce projenin klasöründe "npm ci" çalıştırın.',
  '"{1}" stopped because of a bug: {2}': '"{1}" bir hata yüzünden durdu: {2}',
  'Please report it, with the file {1}': 'Lütfen şu dosyayla birlikte bildirin: {1}',
}
