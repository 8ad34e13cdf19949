import type { Catalogue } from './translate'

/** What is wrong with files, their names and their characters, and what to do, in Turkish. */
export const files: Catalogue = {
  // Names
  'The name of this file has a line break or another invisible character.':
    'Bu dosyanın adında satır sonu ya da görünmeyen başka bir karakter var.',
  'The name of this folder has a line break or another invisible character.':
    'Bu klasörün adında satır sonu ya da görünmeyen başka bir karakter var.',
  'Rename it.': 'Adını değiştirin.',
  'On Windows there cannot be a file called "{1}".': 'Windows\'ta "{1}" adlı bir dosya olamaz.',
  'On Windows there cannot be a folder called "{1}".': 'Windows\'ta "{1}" adlı bir klasör olamaz.',
  'Choose another name.': 'Başka bir ad seçin.',
  'This is a folder, but its name looks like that of a file.': 'Bu bir klasör, ama adı bir dosyanınkine benziyor.',
  'Remove ".json" from its name.': 'Adından ".json" bölümünü çıkarın.',
  'This looks like a backup file; it is ignored.': 'Bu bir yedek dosyaya benziyor; okunmuyor.',
  'Delete it.': 'Silin.',
  'This looks like a page; it is ignored, because it is not in the folder "pages".':
    'Bu bir sayfaya benziyor; "pages" klasöründe olmadığı için okunmuyor.',
  'Move it to "{1}", or delete it.': '"{1}" konumuna taşıyın ya da silin.',
  'Move it to locales/<language>/.': 'locales/<dil>/ klasörüne taşıyın.',
  'A folder has no address of its own.': 'Bir klasörün kendi adresi yoktur.',
  'Give the file the name of its page.': 'Dosyaya sayfasının adını verin.',
  'Folders only group.': 'Klasörler yalnızca gruplar.',
  'Rename one of the files, or give one another "path".':
    'Dosyalardan birinin adını değiştirin ya da birine başka bir "path" verin.',
  '"{1}.json" cannot be an address.': '"{1}.json" bir adres olamaz.',
  'A file name has small letters a-z, digits and hyphens.':
    'Bir dosya adında küçük a-z harfleri, rakamlar ve tire olur.',
  'The address {1} is already used by {2}.': '{1} adresi {2} tarafından kullanılıyor.',
  'The address {1} is reserved for a language.': '{1} adresi bir dile ayrılmış.',
  'The address {1} is used by the site itself.': '{1} adresini sitenin kendisi kullanıyor.',
  // Files that cannot be read
  'This is <1>, not a file.': 'Bu bir dosya değil, <1>.',
  'a pipe': 'bir boru (pipe)',
  'a socket': 'bir soket',
  'a device': 'bir aygıt',
  'a folder': 'bir klasör',
  'Put a file here, or delete it.': 'Buraya bir dosya koyun ya da onu silin.',
  'This is a link to a folder; such links are not followed.':
    'Bu bir klasöre giden kısayol; böyle kısayollar izlenmez.',
  'This is a link to a file; such links are not followed.': 'Bu bir dosyaya giden kısayol; böyle kısayollar izlenmez.',
  'Put the file itself here.': 'Dosyanın kendisini buraya koyun.',
  'The name of this <1> is not UTF-8, so it cannot be opened.':
    'Bu <1> UTF-8 olmayan bir ada sahip; bu yüzden açılamıyor.',
  'Put the folder itself here.': 'Klasörün kendisini buraya koyun.',
  'This is a link to something that does not exist.': 'Bu, var olmayan bir yere giden kısayol.',
  'This is a link that leads to itself.': 'Bu kısayol kendisine gidiyor.',
  'Put the file itself here, or delete the link.': 'Dosyanın kendisini buraya koyun ya da kısayolu silin.',
  'You have no permission to read this.': 'Bunu okuma izniniz yok.',
  'Ask for read permission, or change it.': 'Okuma izni isteyin ya da izni değiştirin.',
  'This must be a folder.': 'Bu bir klasör olmalı.',
  'Rename the file, and create a folder with this name.': 'Dosyanın adını değiştirin ve bu adla bir klasör açın.',
  'This cannot be read ({1}).': 'Bu okunamıyor ({1}).',
  'Try again, or replace it.': 'Yeniden deneyin ya da yenisini koyun.',
  'The file is too large: {1} million characters; a document may have 1 million.':
    'Dosya çok büyük: {1} milyon karakter; bir belgede en çok 1 milyon olabilir.',
  'The field {1} appears twice in this object.': 'Bu nesnede {1} alanı iki kez var.',
  'This list has more than {1} items.': 'Bu listede {1} sayısından fazla öğe var.',
  'This object has more than {1} fields.': 'Bu nesnede {1} sayısından fazla alan var.',
  'This text has {1} characters; a text may have {2}.': 'Bu metin {1} karakter; bir metin en çok {2} olabilir.',
  'This text has {1} signs such as *, _, [ and line breaks; a text may have {2}.':
    'Bu metinde *, _, [ ve satır sonu gibi {1} işaret var; bir metinde en çok {2} olabilir.',
  'Remove those it does not need, or split it into several.': 'Gerekmeyenleri silin ya da birkaç parçaya bölün.',
  'The checker failed on this file ({1}).': 'Denetleyici bu dosyada hata verdi ({1}).',
  'This is a bug in the program, not your mistake.': 'Bu sizin değil, programın hatası.',
  'Please report it to the maintainers, with this message and the file.':
    'Lütfen bu iletiyle ve dosyayla birlikte bakımını yapanlara bildirin.',
  // Pictures and other media
  'This is not <1>.': 'Bu <1> değil.',
  'a PDF document': 'bir PDF belgesi',
  'a Word document': 'bir Word belgesi',
  'an Excel workbook': 'bir Excel tablosu',
  'a PowerPoint presentation': 'bir PowerPoint sunusu',
  'an OpenDocument text': 'bir OpenDocument metni',
  'an OpenDocument spreadsheet': 'bir OpenDocument tablosu',
  'text in UTF-8': 'UTF-8 metin',
  'an icon': 'bir simge dosyası',
  'a ZIP archive': 'bir ZIP arşivi',
  'a DWG drawing': 'bir DWG çizimi',
  'a DXF drawing': 'bir DXF çizimi',
  'a STEP model': 'bir STEP modeli',
  'an STL model': 'bir STL modeli',
  'A file that ends in "{1}" is never published.': '"{1}" ile biten bir dosya hiç yayımlanmaz.',
  'A file whose name has no ending is never published.': 'Adında uzantı olmayan bir dosya hiç yayımlanmaz.',
  'Keep it outside of pages/_media. What is published ends in: {1}.':
    'pages/_media dışında tutun. Yayımlanan dosyaların adları şunlarla biter: {1}.',
  'This file begins like a web page, though its name says something else.':
    'Bu dosya bir web sayfası gibi başlıyor, adı ise başka bir şey söylüyor.',
  'an MP4 film': 'bir MP4 filmi',
  'a WebVTT file': 'bir WebVTT dosyası',
  'a WebM film': 'bir WebM filmi',
  'This picture cannot be read.': 'Bu görsel okunamıyor.',
  'This drawing has no size.': 'Bu çizimin boyutu yok.',
  'Give it a "viewBox", or a "width" and a "height".': 'Ona "viewBox" ya da "width" ve "height" verin.',
  'This picture has no size.': 'Bu görselin boyutu yok.',
  'The content of this picture is {1}, though its name ends in "{2}".':
    'Bu görselin içeriği {1}, ama adı "{2}" ile bitiyor.',
  'Rename it to end in "{1}".': 'Adını "{1}" ile bitecek biçimde değiştirin.',
  'Save it as PNG, JPEG, WebP or AVIF.': 'PNG, JPEG, WebP ya da AVIF olarak kaydedin.',
  'This picture is too large: {1} × {2} pixels.': 'Bu görsel çok büyük: {1} × {2} piksel.',
  'Save it smaller; 1280 pixels wide is best.': 'Daha küçük kaydedin; en iyisi 1280 piksel genişlik.',
  'This drawing has {1}.': 'Bu çizimde şu var: {1}.',
  'Remove it: a picture may not run scripts or load other files.':
    'Silin: bir görsel kod çalıştıramaz, başka dosya yükleyemez.',
  'The file is gone.': 'Dosya artık yok.',
  'This drawing is not valid SVG.': 'Bu çizim geçerli bir SVG değil.',
  'This picture is cut off or damaged.': 'Bu görsel yarım kalmış ya da bozuk.',
  'Its smaller versions have not been committed.': 'Küçük boyları henüz kaydedilmemiş (commit).',
  'Run "npm run generate -- pictures" and commit the new files.':
    '"npm run generate -- pictures" çalıştırın ve yeni dosyaları kaydedin (commit).',
  'This document was printed before {1} or its translation changed.':
    'Bu belge, {1} ya da çevirisi değişmeden önce basılmış.',
  'Run "npm run generate -- documents".': '"npm run generate -- documents" çalıştırın.',
  'The name of this file has "{1}", which means something else in an address.':
    'Bu dosyanın adında "{1}" var; bir adreste bunun anlamı başkadır.',
  // Characters
  'Type the character again.': 'Karakteri yeniden yazın.',
  'Type the character that was here.': 'Burada olan karakteri yazın.',
  'Write a space instead.': 'Yerine boşluk yazın.',
  'Write only \\n for a line break.': 'Satır sonu için yalnızca \\n yazın.',
  'Write \\n for a line break.': 'Satır sonu için \\n yazın.',
  'Delete it; the site sets the direction of each language itself.': 'Silin; her dilin yönünü site kendisi belirler.',
  'a carriage return': 'satır başı karakteri',
  'a control character': 'denetim karakteri',
  'one half of a character': 'bir karakterin yarısı',
  'the sign for a lost character': 'kaybolmuş bir karakterin işareti',
  'a code without a character': 'karakteri olmayan bir kod',
  'an invisible character that changes the writing direction': 'yazı yönünü değiştiren görünmez bir karakter',
  'a line separator': 'satır ayırıcı',
  'a byte order mark': 'bayt sırası işareti',
  'an invisible character': 'görünmez bir karakter',
  '<1> has only invisible characters, such as {2}.': '<1> yalnızca görünmez karakterlerden oluşuyor; örneğin {2}.',
  // Syntax
  'Is there an extra } before it?': 'Öncesinde fazladan bir } mi var?',
  'A figure has its unit in a field of its own: { "value": 9.5, "unit": "kg" }.':
    'Bir değerin birimi kendi alanında durur: { "value": 9.5, "unit": "kg" }.',
  'Yes is true and no is false, in small letters and without quotes. Leave out a field that has no value.':
    'Evet true, hayır false olarak, küçük harflerle ve tırnaksız yazılır. Değeri olmayan alanı hiç yazmayın.',
  'After a field name is a colon, and between fields and values a comma.':
    'Bir alan adından sonra iki nokta, alanların ve değerlerin arasında virgül olur.',
  'Decimals have a point, and thousands no sign between them: write 1500 or 0.5, for example.':
    'Ondalıklarda nokta olur, binlikler arasında işaret olmaz: örneğin 1500 ya da 0.5 yazın.',
  'Write 180 instead of 0180.': '0180 yerine 180 yazın.',
  'A telephone number or a code is text: put it between double quotes.':
    'Telefon numarası ya da kod bir metindir: çift tırnak arasına yazın.',
  'Delete it and type an ordinary space, if there should be one.':
    'Onu silin; orada bir boşluk olması gerekiyorsa sıradan bir boşluk yazın.',
  'It comes with text that is copied from a web page or a word processor.':
    'Bir web sayfasından ya da kelime işlemciden kopyalanan metinle gelir.',
  '\\u needs four hexadecimal digits after it': '\\u sonrasında dört onaltılık rakam gerekir',
  'this backslash does not belong here': 'bu ters eğik çizginin yeri burası değil',
  'Write \\\\ for a backslash.': 'Ters eğik çizgi için \\\\ yazın.',
  'there is an invisible character inside the quotes, such as a line break or a tab':
    'tırnakların içinde satır sonu ya da sekme gibi görünmez bir karakter var',
}
