"""Makes the files of the import corpus, with what a careful person expects of each beside it.

    pip install openpyxl xlsxwriter vobject && python3 server/test/import-corpus/make.py
    npm exec -- biome check --write server/test/import-corpus

Workbooks and the cards of vobject are made by those libraries. The other files are written here in the form of the exports
that they are named after; their headers, the translated ones of Outlook above all, are from memory and were not compared
with files of these programs. The files are committed: a run of the corpus needs no Python.
"""
import csv, datetime, io, json, os, quopri, shutil, sys

import openpyxl, vobject, xlsxwriter

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'files')

# first, last, email, second email, mobile as written, its E.164, company, title, street, city, region, postal, country, code
PEOPLE = {
    'en': ('GB', [
        ('Ada', 'Lovelace', 'ada@engines.example', 'ada@home.example', '+44 7700 900123', '+447700900123', 'Analytical Engines', 'Engineer', '12 St James Square', 'London', '', 'SW1Y 4JH', 'United Kingdom', 'GB'),
        ('Mary-Jane', "O'Neill", 'mj.oneill@acme.example', '', '020 7946 0018', '+442079460018', 'Acme, Inc.', 'VP, Sales', '1 High St', 'Leeds', '', 'LS1 1AA', 'United Kingdom', 'GB'),
        ('Grace', 'Hopper', 'grace@navy.example', '', '+1 (202) 555-0143', '+12025550143', 'Navy', 'Rear Admiral', '5 Main St', 'Arlington', 'VA', '02201', 'United States', 'US'),
    ]),
    'de': ('DE', [
        ('Jörg', 'Müller', 'joerg.mueller@gross.example', 'joerg@home.example', '0171 2345678', '+491712345678', 'Groß & Söhne GmbH', 'Geschäftsführer', 'Straße des 17. Juni 135', 'Berlin', '', '10623', 'Deutschland', 'DE'),
        ('Änne', 'Weiß', 'aenne@weiss.example', '', '+49 (0)30 901820', '+4930901820', 'Weiß', 'Ärztin', 'Königstr. 5', 'Köln', '', '01067', 'Deutschland', 'DE'),
    ]),
    'fr': ('FR', [
        ('Éva', 'Lefèvre', 'eva@oeuvre.example', '', '06 12 34 56 78', '+33612345678', 'L’Œuvre', 'Ingénieure', '10 rue de la Paix', 'Besançon', '', '01000', 'France', 'FR'),
        ('Zoë', 'Gaël', 'zoe@gael.example', 'zoe@maison.example', '+33 1 42 68 53 00', '+33142685300', 'Gaël et fils', 'Présidente', '3 allée Noël', 'Nîmes', '', '30000', 'France', 'FR'),
    ]),
    'es': ('ES', [
        ('Iñaki', 'Muñoz', 'inaki@munoz.example', '', '612 34 56 78', '+34612345678', 'Ñandú SA', 'Diseñador', 'Calle Peña 4', 'Cáceres', '', '06001', 'España', 'ES'),
        ('José', 'García', 'jose@garcia.example', '', '+34 91 123 45 67', '+34911234567', 'García', 'Dueño', 'Plaza Mayor 1', 'León', '', '24001', 'España', 'ES'),
    ]),
    'it': ('IT', [
        ('Niccolò', 'Verdì', 'niccolo@verdi.example', '', '347 123 4567', '+393471234567', 'Caffè Verdì', 'Perché no', 'Via Verità 1', 'Forlì', '', '00184', 'Italia', 'IT'),
        ('Giosuè', 'Rossi', 'giosue@rossi.example', '', '+39 06 6982 0001', '+390669820001', 'Rossi', 'Capo', 'Via Roma 2', 'Roma', '', '00100', 'Italia', 'IT'),
    ]),
    'nl': ('NL', [
        ('Daniël', 'van der Berg', 'daniel@berg.example', '', '06 12345678', '+31612345678', 'Van der Berg B.V.', 'Coördinator', 'Keizersgracht 1', 'Amsterdam', '', '1015 CJ', 'Nederland', 'NL'),
    ]),
    'pl': ('PL', [
        ('Łukasz', 'Żółć', 'lukasz@zolc.example', '', '512 345 678', '+48512345678', 'Żółć Sp. z o.o.', 'Księgowy', 'ul. Świętokrzyska 3', 'Łódź', '', '90-001', 'Polska', 'PL'),
        ('Małgorzata', 'Wójcik', 'malgorzata@wojcik.example', '', '+48 22 123 45 67', '+48221234567', 'Wójcik', 'Dyrektor', 'ul. Źródlana 7', 'Gdańsk', '', '80-001', 'Polska', 'PL'),
        ('Grzegorz', 'Brzęczyszczykiewicz', 'grzegorz@chrzaszcz.example', '', '601 234 567', '+48601234567', 'Chrząszcz', 'Inżynier', 'ul. Łąkowa 2', 'Szczebrzeszyn', '', '22-460', 'Polska', 'PL'),
    ]),
    'cs': ('CZ', [
        ('Jiří', 'Dvořák', 'jiri@dvorak.example', '', '601 123 456', '+420601123456', 'Dvořák a synové', 'Ředitel', 'Náměstí Míru 1', 'Plzeň', '', '301 00', 'Česko', 'CZ'),
        ('Žofie', 'Šťastná', 'zofie@stastna.example', '', '+420 224 123 456', '+420224123456', 'Šťastná', 'Účetní', 'Příčná 5', 'Ústí nad Labem', '', '400 01', 'Česko', 'CZ'),
    ]),
    'ru': ('RU', [
        ('Анна', 'Иванова', 'anna@ivanova.example', '', '8 (912) 345-67-89', '+79123456789', 'ООО Ромашка', 'Директор', 'ул. Ленина, 5', 'Москва', '', '101000', 'Россия', 'RU'),
        ('Борис', 'Щербаков', 'boris@scherbakov.example', '', '+7 495 123-45-67', '+74951234567', 'Щербаков и Ко', 'Инженер', 'Невский проспект, 10', 'Санкт-Петербург', '', '191186', 'Россия', 'RU'),
        ('Юлия', 'Ёлкина', 'yulia@elkina.example', '', '8 903 123-45-67', '+79031234567', 'Ёлкина', 'Бухгалтер', 'ул. Пушкина, 7', 'Казань', '', '420000', 'Россия', 'RU'),
    ]),
    'el': ('GR', [
        ('Ελένη', 'Παπαδοπούλου', 'eleni@papa.example', '', '691 234 5678', '+306912345678', 'Ήλιος ΑΕ', 'Διευθύντρια', 'Ερμού 5', 'Αθήνα', '', '105 63', 'Ελλάδα', 'GR'),
        ('Γιώργος', 'Νικολάου', 'giorgos@nikolaou.example', '', '+30 21 0123 4567', '+302101234567', 'Νικολάου', 'Μηχανικός', 'Σταδίου 10', 'Θεσσαλονίκη', '', '546 21', 'Ελλάδα', 'GR'),
    ]),
    'tr': ('TR', [
        ('Şule', 'Yıldız', 'sule@yildiz.example', '', '0532 123 45 67', '+905321234567', 'Işık A.Ş.', 'Müdür', 'İstiklal Cd. 1', 'İstanbul', '', '34430', 'Türkiye', 'TR'),
        ('Çağrı', 'Öğüt', 'cagri@ogut.example', '', '+90 312 123 45 67', '+903121234567', 'Öğüt', 'Şef', 'Güneş Sk. 4', 'Ankara', '', '06100', 'Türkiye', 'TR'),
    ]),
    'ja': ('JP', [
        ('太郎', '山田', 'taro@yamada.example', '', '090-1234-5678', '+819012345678', '山田商事株式会社', '営業部長', '千代田1-1', '東京', '', '100-0001', '日本', 'JP'),
        ('花子', '佐藤', 'hanako@sato.example', '', '03-1234-5678', '+81312345678', 'ソフト開発', '表計算担当', '中央区2-3', '大阪', '', '530-0001', '日本', 'JP'),
        ('さくら', '鈴木', 'sakura@suzuki.example', '', '+81 80 1234 5678', '+818012345678', '鈴木デザイン', 'デザイナー', '北1条西5', '札幌', '', '060-0001', '日本', 'JP'),
    ]),
    'zh': ('CN', [
        ('小明', '王', 'xiaoming@wang.example', '', '138 0013 8000', '+8613800138000', '北京科技有限公司', '总经理', '长安街1号', '北京', '', '100000', '中国', 'CN'),
        ('丽', '李', 'li@li.example', '', '+86 139 1234 5678', '+8613912345678', '上海贸易', '会计', '南京路5号', '上海', '', '200000', '中国', 'CN'),
        ('伟', '张', 'wei@zhang.example', '', '136 1234 5678', '+8613612345678', '广州建筑', '工程师', '天河路9号', '广州', '', '510000', '中国', 'CN'),
    ]),
    'zh-TW': ('TW', [
        ('志明', '陳', 'zhiming@chen.example', '', '0912 345 678', '+886912345678', '臺灣科技', '總經理', '忠孝東路1號', '臺北', '', '100', '台灣', 'TW'),
        ('淑芬', '林', 'shufen@lin.example', '', '02 2345 6789', '+886223456789', '林氏貿易', '會計', '中山路5號', '高雄', '', '800', '台灣', 'TW'),
        ('雅婷', '黃', 'yating@huang.example', '', '+886 922 345 678', '+886922345678', '黃記設計', '設計師', '民權路9號', '臺中', '', '400', '台灣', 'TW'),
    ]),
    'ko': ('KR', [
        ('민수', '김', 'minsu@kim.example', '', '010-1234-5678', '+821012345678', '한국전자', '부장', '세종대로 1', '서울', '', '03000', '대한민국', 'KR'),
        ('지영', '이', 'jiyoung@lee.example', '', '02-123-4567', '+8221234567', '이지디자인', '과장', '해운대로 5', '부산', '', '48000', '대한민국', 'KR'),
        ('영희', '박', 'younghee@park.example', '', '+82 10 8765 4321', '+821087654321', '박가네', '사장', '중앙로 9', '대구', '', '41000', '대한민국', 'KR'),
    ]),
}

count = 0

def put(kind, name, ext, data, contacts, **options):
    """Writes a file and its expectation: `contacts`, and the options that a person would choose."""
    global count
    folder = os.path.join(ROOT, kind)
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, f'{name}.{ext}'), 'wb') as out:
        out.write(data)
    expected = {'contacts': contacts, **({'options': options} if options else {})}
    with open(os.path.join(folder, f'{name}.{ext}.json'), 'w') as out:
        json.dump(expected, out, ensure_ascii=False, separators=(',', ':'))
        out.write('\n')
    count += 1

def table(rows, encoding='utf-8', delimiter=',', end='\r\n', quoting=csv.QUOTE_MINIMAL, errors='strict'):
    out = io.StringIO()
    csv.writer(out, delimiter=delimiter, lineterminator=end, quoting=quoting).writerows(rows)
    return out.getvalue().encode(encoding, errors)

EAST = {'ja', 'zh', 'zh-TW', 'ko'}

def whole(lang, person):
    first, last = person[:2]
    return f'{last} {first}' if lang in EAST else f'{first} {last}'

def expect(lang, person, *, name=True, more=(), phone=True, address=True, tags=None, title=True, company=True, region=True, email2=True, **others):
    first, last, email, second, _, e164, firm, job, street, city, area, post, _, code = person
    out = {'email': email, 'firstName': first, 'lastName': last}
    if name:
        out['name'] = whole(lang, person) if name is True else name
        if name != 'parts': del out['firstName'], out['lastName']
        else: del out['name']
    if phone: out['phone'] = e164
    if company: out['company'] = firm
    if title: out['jobTitle'] = job
    if second and email2: out['additionalEmails'] = [second]
    if address:
        out['address'] = {'street': street, 'city': city, 'postalCode': post, 'country': code, **({'region': area} if area and region else {})}
    if tags is not None: out['tags'] = tags
    out.update(others)
    return out

def by_headers(headers, fill, people):
    return [headers] + [[fill(person).get(header, '') for header in headers] for person in people]

# --- Google Contacts -----------------------------------------------------------------------------------------------
G_NEW = ['First Name', 'Middle Name', 'Last Name', 'Phonetic First Name', 'Phonetic Middle Name', 'Phonetic Last Name', 'Name Prefix', 'Name Suffix', 'Nickname', 'File As', 'Organization Name', 'Organization Title', 'Organization Department', 'Birthday', 'Notes', 'Photo', 'Labels', 'E-mail 1 - Label', 'E-mail 1 - Value', 'E-mail 2 - Label', 'E-mail 2 - Value', 'Phone 1 - Label', 'Phone 1 - Value', 'Address 1 - Label', 'Address 1 - Formatted', 'Address 1 - Street', 'Address 1 - City', 'Address 1 - PO Box', 'Address 1 - Region', 'Address 1 - Postal Code', 'Address 1 - Country', 'Address 1 - Extended Address', 'Website 1 - Label', 'Website 1 - Value']
G_OLD = ['Name', 'Given Name', 'Additional Name', 'Family Name', 'Yomi Name', 'Given Name Yomi', 'Additional Name Yomi', 'Family Name Yomi', 'Name Prefix', 'Name Suffix', 'Initials', 'Nickname', 'Short Name', 'Maiden Name', 'Birthday', 'Gender', 'Location', 'Billing Information', 'Directory Server', 'Mileage', 'Occupation', 'Hobby', 'Sensitivity', 'Priority', 'Subject', 'Notes', 'Language', 'Photo', 'Group Membership', 'E-mail 1 - Type', 'E-mail 1 - Value', 'E-mail 2 - Type', 'E-mail 2 - Value', 'Phone 1 - Type', 'Phone 1 - Value', 'Address 1 - Type', 'Address 1 - Formatted', 'Address 1 - Street', 'Address 1 - City', 'Address 1 - PO Box', 'Address 1 - Region', 'Address 1 - Postal Code', 'Address 1 - Country', 'Address 1 - Extended Address', 'Organization 1 - Type', 'Organization 1 - Name', 'Organization 1 - Yomi Name', 'Organization 1 - Title', 'Organization 1 - Department', 'Organization 1 - Symbol', 'Organization 1 - Location', 'Organization 1 - Job Description']

def google_new(p):
    first, last, email, second, written, _, firm, job, street, city, area, post, land, code = p
    return {'First Name': first, 'Last Name': last, 'Organization Name': firm, 'Organization Title': job, 'Labels': 'Kunden ::: * myContacts', 'E-mail 1 - Label': '* Work', 'E-mail 1 - Value': email, 'E-mail 2 - Label': 'Home' if second else '', 'E-mail 2 - Value': second, 'Phone 1 - Label': 'Mobile', 'Phone 1 - Value': written, 'Address 1 - Label': 'Work', 'Address 1 - Formatted': f'{street}\n{city}, {area} {post}\n{code}', 'Address 1 - Street': street, 'Address 1 - City': city, 'Address 1 - Region': area, 'Address 1 - Postal Code': post, 'Address 1 - Country': code}

def google_old(p):
    first, last, email, second, written, _, firm, job, street, city, area, post, land, code = p
    return {'Name': f'{first} {last}', 'Given Name': first, 'Family Name': last, 'Group Membership': '* myContacts ::: Kunden', 'E-mail 1 - Type': '* Work', 'E-mail 1 - Value': f'{email} ::: {second}' if second else email, 'Phone 1 - Type': 'Mobile', 'Phone 1 - Value': written, 'Organization 1 - Name': firm, 'Organization 1 - Title': job, 'Address 1 - Type': 'Work', 'Address 1 - Formatted': f'{street}\n{city}', 'Address 1 - Street': street, 'Address 1 - City': city, 'Address 1 - Region': area, 'Address 1 - Postal Code': post, 'Address 1 - Country': code}

for lang, (land, people) in PEOPLE.items():
    put('google', f'new-{lang}', 'csv', table(by_headers(G_NEW, google_new, people), end='\n'), [expect(lang, p, name='parts', tags=['Kunden']) for p in people], defaultCountry=land)
    put('google', f'old-{lang}', 'csv', table(by_headers(G_OLD, google_old, people), 'utf-16' if lang in ('en', 'ja', 'ru') else 'utf-8', end='\n'), [expect(lang, p, name=f'{p[0]} {p[1]}', tags=['Kunden']) for p in people], defaultCountry=land)

# --- Outlook -------------------------------------------------------------------------------------------------------
OUTLOOK = {
    'en': ('windows-1252', 'Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business Street 2,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home City,Home Postal Code,Home Country/Region,Assistant\'s Phone,Business Fax,Business Phone,Business Phone 2,Car Phone,Home Fax,Home Phone,Mobile Phone,Pager,Primary Phone,Account,Anniversary,Birthday,Categories,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address,E-mail 2 Type,E-mail 2 Display Name,Gender,Language,Notes,Priority,Private,Sensitivity,Web Page', ('Title', 'First Name', 'Last Name', 'Company', 'Job Title', 'Business Street', 'Business City', 'Business State', 'Business Postal Code', 'Business Country/Region', 'Mobile Phone', 'Categories', 'E-mail Address', 'E-mail 2 Address', 'Language'), 'Mr.'),
    'de': ('windows-1252', 'Anrede,Vorname,Weitere Vornamen,Nachname,Suffix,Firma,Abteilung,Position,Straße geschäftlich,Straße geschäftlich 2,Ort geschäftlich,Region geschäftlich,Postleitzahl geschäftlich,Land/Region geschäftlich,Straße privat,Ort privat,Postleitzahl privat,Land/Region privat,Telefon Assistent,Fax geschäftlich,Telefon geschäftlich,Telefon geschäftlich 2,Rückmeldung,Autotelefon,Telefon Firma,Fax privat,Telefon (privat),Mobiltelefon,Weiterer Faxanschluss,Pager,Haupttelefon,Abrechnungsinformation,Geburtstag,E-Mail-Adresse,E-Mail-Typ,E-Mail: Angezeigter Name,E-Mail 2: Adresse,E-Mail 2: Typ,E-Mail 2: Angezeigter Name,Geschlecht,Initialen,Internet Frei/Gebucht,Kategorien,Notizen,Priorität,Privat,Sprache,Webseite', ('Anrede', 'Vorname', 'Nachname', 'Firma', 'Position', 'Straße geschäftlich', 'Ort geschäftlich', 'Region geschäftlich', 'Postleitzahl geschäftlich', 'Land/Region geschäftlich', 'Mobiltelefon', 'Kategorien', 'E-Mail-Adresse', 'E-Mail 2: Adresse', 'Sprache'), 'Herr'),
    'fr': ('windows-1252', 'Titre,Prénom,Deuxième prénom,Nom,Suffixe,Société,Service,Fonction,Rue (bureau),Ville (bureau),Dép/Région (bureau),Code postal (bureau),Pays/Région (bureau),Rue (domicile),Ville (domicile),Télécopie (bureau),Téléphone (bureau),Téléphone (domicile),Tél. mobile,Catégories,Adresse de messagerie,Nom complet de l\'adresse de messagerie,Adresse de messagerie 2,Langue,Notes', ('Titre', 'Prénom', 'Nom', 'Société', 'Fonction', 'Rue (bureau)', 'Ville (bureau)', 'Dép/Région (bureau)', 'Code postal (bureau)', 'Pays/Région (bureau)', 'Tél. mobile', 'Catégories', 'Adresse de messagerie', 'Adresse de messagerie 2', 'Langue'), 'Mme'),
    'es': ('windows-1252', 'Tratamiento,Nombre,Segundo nombre,Apellidos,Sufijo,Organización,Departamento,Puesto,Calle del trabajo,Ciudad de trabajo,Provincia o estado de trabajo,Código postal del trabajo,País o región del trabajo,Fax del trabajo,Teléfono del trabajo,Particular,Móvil,Categorías,Dirección de correo electrónico,Dirección del correo electrónico 2,Idioma,Notas', ('Tratamiento', 'Nombre', 'Apellidos', 'Organización', 'Puesto', 'Calle del trabajo', 'Ciudad de trabajo', 'Provincia o estado de trabajo', 'Código postal del trabajo', 'País o región del trabajo', 'Móvil', 'Categorías', 'Dirección de correo electrónico', 'Dirección del correo electrónico 2', 'Idioma'), 'Sr.'),
    'it': ('windows-1252', 'Titolo,Nome,Secondo nome,Cognome,Titolo straniero,Società,Reparto,Posizione,Via (uff.),Città (uff.),Provincia (uff.),CAP (uff.),Paese (uff.),Fax (uff.),Ufficio,Abitazione,Cellulare,Categorie,Indirizzo posta elettronica,Indirizzo posta elettronica 2,Lingua,Notes', ('Titolo', 'Nome', 'Cognome', 'Società', 'Posizione', 'Via (uff.)', 'Città (uff.)', 'Provincia (uff.)', 'CAP (uff.)', 'Paese (uff.)', 'Cellulare', 'Categorie', 'Indirizzo posta elettronica', 'Indirizzo posta elettronica 2', 'Lingua'), 'Sig.'),
    'nl': ('windows-1252', 'Aanspreektitel,Voornaam,Middelste naam,Achternaam,Achtervoegsel,Bedrijf,Afdeling,Functie,Werkadres straat,Werkadres plaats,Werkadres provincie,Werkadres postcode,Werkadres land/regio,Fax op werk,Telefoon op werk,Telefoon thuis,Mobiele telefoon,Categorieën,E-mailadres,E-mailadres 2,Taal,Notities', ('Aanspreektitel', 'Voornaam', 'Achternaam', 'Bedrijf', 'Functie', 'Werkadres straat', 'Werkadres plaats', 'Werkadres provincie', 'Werkadres postcode', 'Werkadres land/regio', 'Mobiele telefoon', 'Categorieën', 'E-mailadres', 'E-mailadres 2', 'Taal'), 'Dhr.'),
}

def outlook(names, salutation):
    def fill(p):
        first, last, email, second, written, _, firm, job, street, city, area, post, land, _ = p
        return dict(zip(names, (salutation, first, last, firm, job, street, city, area, post, land, written, 'Kunden;VIP', email, second, 'Deutsch')))
    return fill

for lang, (encoding, headers, names, salutation) in OUTLOOK.items():
    land, people = PEOPLE[lang]
    expected = [expect(lang, p, name='parts', tags=['Kunden', 'VIP']) for p in people]
    rows = by_headers(next(csv.reader([headers])), outlook(names, salutation), people)
    put('outlook', f'classic-{lang}', 'csv', table(rows, encoding, quoting=csv.QUOTE_ALL), expected, defaultCountry=land)
    put('outlook', f'classic-{lang}-semicolon', 'csv', table(rows, 'utf-8-sig', delimiter=';'), expected, defaultCountry=land)

NEW = 'First Name,Middle Name,Last Name,Title,Suffix,Nickname,Given Yomi,Surname Yomi,E-mail Address,E-mail 2 Address,E-mail 3 Address,Home Phone,Home Phone 2,Business Phone,Business Phone 2,Mobile Phone,Car Phone,Other Phone,Primary Phone,Pager,Business Fax,Home Fax,Other Fax,Company Main Phone,Callback,Radio Phone,Telex,TTY/TDD Phone,IMAddress,Job Title,Department,Company,Office Location,Manager\'s Name,Assistant\'s Name,Assistant\'s Phone,Company Yomi,Business Street,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home City,Home State,Home Postal Code,Home Country/Region,Other Street,Other City,Other State,Other Postal Code,Other Country/Region,Personal Web Page,Spouse,Schools,Hobby,Location,Web Page,Birthday,Anniversary,Notes'
def outlook_new(p):
    first, last, email, second, written, _, firm, job, street, city, area, post, land, _ = p
    return {'First Name': first, 'Last Name': last, 'Title': 'Dr.', 'E-mail Address': email, 'E-mail 2 Address': second, 'Mobile Phone': written, 'Job Title': job, 'Company': firm, 'Business Street': street, 'Business City': city, 'Business State': area, 'Business Postal Code': post, 'Business Country/Region': land}
for lang in ('en', 'de', 'ja', 'ru', 'zh', 'ko', 'pl'):
    land, people = PEOPLE[lang]
    put('outlook', f'new-{lang}', 'csv', table(by_headers(NEW.split(','), outlook_new, people), 'utf-8-sig'), [expect(lang, p, name='parts') for p in people], defaultCountry=land)

# --- LinkedIn, HubSpot, Pipedrive, Mailchimp -----------------------------------------------------------------------
NOTE = 'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed their connections to see or download their email address using this setting https://www.linkedin.com/psettings/privacy/email. You can learn more here https://www.linkedin.com/help/linkedin/answer/261"\n\n'
for lang in ('en', 'de', 'fr', 'ja', 'ru'):
    _, people = PEOPLE[lang]
    rows = [['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On']] + [[p[0], p[1], f'https://www.linkedin.com/in/p{i}', p[2], p[6], p[7], '09 May 2024'] for i, p in enumerate(people)]
    put('linkedin', lang, 'csv', NOTE.encode() + table(rows, end='\n'), [expect(lang, p, name='parts', phone=False, address=False, email2=False, websites=[f'https://www.linkedin.com/in/p{i}']) for i, p in enumerate(people)])

HUBSPOT = ['Record ID', 'First Name', 'Last Name', 'Email', 'Phone Number', 'Contact owner', 'Lead Status', 'Marketing contact status', 'Create Date', 'Associated Company', 'Job Title', 'Street Address', 'City', 'State/Region', 'Postal Code', 'Country/Region', 'Lifecycle Stage']
for lang in ('en', 'de', 'fr', 'es', 'it', 'ja', 'pl', 'ru'):
    land, people = PEOPLE[lang]
    fill = lambda p: {'Record ID': str(51000000000 + people.index(p)), 'First Name': p[0], 'Last Name': p[1], 'Email': p[2], 'Phone Number': p[4], 'Contact owner': 'Kim Lee', 'Create Date': '2024-05-09 11:20', 'Associated Company': p[6], 'Job Title': p[7], 'Street Address': p[8], 'City': p[9], 'State/Region': p[10], 'Postal Code': p[11], 'Country/Region': p[12], 'Lifecycle Stage': 'lead'}
    put('hubspot', lang, 'csv', table(by_headers(HUBSPOT, fill, people), quoting=csv.QUOTE_ALL, end='\n'), [expect(lang, p, name='parts', email2=False, externalId=str(51000000000 + i)) for i, p in enumerate(people)], defaultCountry=land)

PIPEDRIVE = ['Person - ID', 'Person - Name', 'Person - Organization', 'Person - Email - Work', 'Person - Email - Home', 'Person - Phone - Mobile', 'Person - Label', 'Person - Job title', 'Person - Owner', 'Person - Open deals']
for lang in ('en', 'de', 'fr', 'pl', 'cs', 'ja'):
    land, people = PEOPLE[lang]
    fill = lambda p: {'Person - ID': str(people.index(p) + 7), 'Person - Name': f'{p[0]} {p[1]}', 'Person - Organization': p[6], 'Person - Email - Work': p[2], 'Person - Email - Home': p[3], 'Person - Phone - Mobile': p[4], 'Person - Label': 'Customer, Hot lead', 'Person - Job title': p[7], 'Person - Owner': 'Kim Lee', 'Person - Open deals': '0'}
    put('pipedrive', lang, 'csv', table(by_headers(PIPEDRIVE, fill, people)), [expect(lang, p, name=f'{p[0]} {p[1]}', address=False, tags=['Customer', 'Hot lead'], externalId=str(i + 7)) for i, p in enumerate(people)], defaultCountry=land)
    book = xlsxwriter.Workbook(os.path.join('/tmp', 'pipedrive.xlsx'))
    sheet = book.add_worksheet('Persons')
    for at, row in enumerate(by_headers(PIPEDRIVE, fill, people)): sheet.write_row(at, 0, row)
    book.close()
    put('pipedrive', lang, 'xlsx', open('/tmp/pipedrive.xlsx', 'rb').read(), [expect(lang, p, name=f'{p[0]} {p[1]}', address=False, tags=['Customer', 'Hot lead'], externalId=str(i + 7)) for i, p in enumerate(people)], defaultCountry=land)

MAILCHIMP = ['Email Address', 'First Name', 'Last Name', 'Address', 'Phone Number', 'Birthday', 'MEMBER_RATING', 'OPTIN_TIME', 'OPTIN_IP', 'CONFIRM_TIME', 'CONFIRM_IP', 'LATITUDE', 'LONGITUDE', 'GMTOFF', 'DSTOFF', 'TIMEZONE', 'CC', 'REGION', 'LAST_CHANGED', 'LEID', 'EUID', 'NOTES', 'TAGS']
for lang in ('en', 'de', 'fr', 'es', 'ru', 'ja'):
    land, people = PEOPLE[lang]
    fill = lambda p: {'Email Address': p[2], 'First Name': p[0], 'Last Name': p[1], 'Phone Number': p[4], 'MEMBER_RATING': '2', 'OPTIN_TIME': '2024-05-09 11:20:00', 'OPTIN_IP': '203.0.113.7', 'CC': land.lower(), 'LAST_CHANGED': '2024-05-10 08:00:00', 'LEID': str(123456789 + people.index(p)), 'EUID': 'a1b2c3d4e5', 'TAGS': '"newsletter","vip, gold"'}
    put('mailchimp', lang, 'csv', table(by_headers(MAILCHIMP, fill, people), end='\n'), [expect(lang, p, name='parts', email2=False, company=False, title=False, address=False, tags=['newsletter', 'vip, gold']) for p in people], defaultCountry=land)

# --- Encodings -----------------------------------------------------------------------------------------------------
ENCODINGS = {
    'de': ['windows-1252', 'mac-roman', 'utf-16-le', 'iso-8859-15'], 'fr': ['windows-1252', 'mac-roman', 'utf-16'], 'es': ['windows-1252', 'mac-roman'], 'it': ['windows-1252', 'mac-roman'],
    'pl': ['windows-1250', 'iso-8859-2', 'utf-16'], 'cs': ['windows-1250', 'utf-16-le'], 'ru': ['windows-1251', 'koi8-r', 'utf-16-be-bom', 'utf-16-le'],
    'el': ['windows-1253', 'utf-16'], 'tr': ['windows-1254', 'utf-8-sig'], 'ja': ['shift_jis', 'utf-8-sig', 'utf-16-le'], 'zh': ['gbk', 'gb18030', 'utf-16'], 'zh-TW': ['big5', 'utf-16'], 'ko': ['euc-kr', 'utf-16-le'],
}
for lang, encodings in ENCODINGS.items():
    land, people = PEOPLE[lang]
    for encoding in encodings:
        rows = [['Name', 'Email', 'Mobile', 'Company', 'Job title', 'City', 'Postal code', 'Country']] + [[whole(lang, p), p[2], p[4], p[6], p[7], p[9], p[11], p[12]] for p in people]
        big = encoding == 'utf-16-be-bom'
        try:
            data = (b'\xfe\xff' if big else b'') + table(rows, 'utf-16-be' if big else encoding, delimiter=';' if lang in ('de', 'fr', 'pl') else ',')
        except UnicodeEncodeError:
            data = table([[cell.replace('’', "'") for cell in row] for row in rows], encoding, errors='replace')
        expected = [expect(lang, p, email2=False) for p in people]
        for one in expected:
            one['address'].pop('street', None); one['address'].pop('region', None)
            if encoding == 'mac-roman' or encoding.startswith('iso'): one['company'] = one['company']
        put('encodings', f'{lang}-{encoding}', 'csv', data, expected, defaultCountry=land)

# --- Workbooks -----------------------------------------------------------------------------------------------------
for lang in ('en', 'de', 'it', 'ja', 'ru', 'pl'):
    land, people = PEOPLE[lang]
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(['Name', 'Email', 'Phone', 'Company', 'Title', 'City', 'Zip', 'Country', 'Customer number'])
    for i, p in enumerate(people): sheet.append([whole(lang, p), p[2], p[4], p[6], p[7], p[9], p[11], p[12], 1000 + i])
    out = io.BytesIO(); book.save(out)
    expected = [expect(lang, p, email2=False, externalId=str(1000 + i)) for i, p in enumerate(people)]
    for one in expected: one['address'].pop('street'); one['address'].pop('region', None)
    put('workbooks', f'openpyxl-{lang}', 'xlsx', out.getvalue(), expected, defaultCountry=land)
    book = xlsxwriter.Workbook('/tmp/formats.xlsx')
    sheet = book.add_worksheet('Kunden')
    zip5, ident, digits = (book.add_format({'num_format': form}) for form in ('00000', '"K-"0000', '0'))
    sheet.merge_range(0, 0, 0, 5, f'Kunden {datetime.date(2026, 5, 1)}')
    sheet.write_row(2, 0, ['First name', 'Last name', 'Mobile', 'Email', 'Postcode', 'Customer ID'])
    for i, p in enumerate(people):
        sheet.write_row(3 + i, 0, [p[0], p[1]])
        sheet.write_number(3 + i, 2, int(p[5][1:]), digits)
        sheet.write(3 + i, 3, p[2])
        sheet.write_number(3 + i, 4, 1067 + i, zip5)
        sheet.write_number(3 + i, 5, 42 + i, ident)
    book.close()
    put('workbooks', f'formats-{lang}', 'xlsx', open('/tmp/formats.xlsx', 'rb').read(), [
        {'email': p[2], 'firstName': p[0], 'lastName': p[1], 'externalId': f'K-{42 + i:04}', 'address': {'postalCode': f'{1067 + i:05}'}} for i, p in enumerate(people)])

# --- vCards --------------------------------------------------------------------------------------------------------
def fold(lines):
    return '\r\n'.join(lines) + '\r\n'
def escaped(text): return text.replace('\\', '\\\\').replace(',', '\\,').replace(';', '\\;')

for lang, (land, people) in PEOPLE.items():
    cards = []
    for i, p in enumerate(people):
        card = vobject.vCard()
        card.add('n').value = vobject.vcard.Name(family=p[1], given=p[0])
        card.add('fn').value = whole(lang, p)
        mail = card.add('email'); mail.value = p[2]; mail.type_param = 'INTERNET'
        if p[3]: card.add('email').value = p[3]
        tel = card.add('tel'); tel.value = p[4]; tel.type_param = 'CELL'
        card.add('org').value = [p[6]]
        card.add('title').value = p[7]
        adr = card.add('adr'); adr.type_param = 'WORK'
        adr.value = vobject.vcard.Address(street=p[8], city=p[9], region=p[10], code=p[11], country=p[12])
        card.add('categories').value = ['Kunden', 'VIP, gold']
        card.add('uid').value = f'urn:uuid:{lang}-{i}'
        cards.append(card.serialize())
    put('vcards', f'vobject-{lang}', 'vcf', ''.join(cards).encode(), [expect(lang, p, tags=['Kunden', 'VIP, gold'], externalId=f'urn:uuid:{lang}-{i}') for i, p in enumerate(people)], defaultCountry=land)

for lang in ('en', 'de', 'ja', 'ru', 'es', 'ko'):
    land, people = PEOPLE[lang]
    lines = []
    for i, p in enumerate(people):
        lines += ['BEGIN:VCARD', 'VERSION:3.0', 'PRODID:-//Apple Inc.//iPhone OS 17.4//EN', f'N:{escaped(p[1])};{escaped(p[0])};;;', f'FN:{escaped(whole(lang, p))}', f'ORG:{escaped(p[6])};', f'TITLE:{escaped(p[7])}', f'EMAIL;type=INTERNET;type=WORK;type=pref:{p[2]}']
        if p[3]: lines += [f'item1.EMAIL;type=INTERNET:{p[3]}', 'item1.X-ABLabel:_$!<Other>!$_']
        lines += [f'TEL;type=CELL;type=VOICE;type=pref:{p[4]}', f'item2.ADR;type=WORK;type=pref:;;{escaped(p[8])};{escaped(p[9])};{escaped(p[10])};{p[11]};{escaped(p[12])}', f'item2.X-ABADR:{p[13].lower()}', 'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB', ' AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH=', 'REV:2026-05-01T10:00:00Z', 'END:VCARD']
    group = ['BEGIN:VCARD', 'VERSION:3.0', 'N:Kunden;;;;', 'FN:Kunden', 'X-ADDRESSBOOKSERVER-KIND:group', 'UID:G-1', 'END:VCARD']
    put('vcards', f'icloud-{lang}', 'vcf', fold(lines + group).encode(), [expect(lang, p) for p in people], defaultCountry=land)

def quoted(text): return quopri.encodestring(text.encode(), quotetabs=False).decode().replace('=\n', '').replace(';', '=3B')
for lang in ('en', 'de', 'ru', 'tr', 'zh', 'el'):
    land, people = PEOPLE[lang]
    qp = ';CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE'
    lines = []
    for p in people:
        lines += ['BEGIN:VCARD', 'VERSION:2.1', f'N{qp}:{quoted(p[1])};{quoted(p[0])};;;', f'FN{qp}:{quoted(whole(lang, p))}', f'TEL;CELL:{p[4]}', f'EMAIL;WORK:{p[2]}', f'ORG{qp}:{quoted(p[6])}', f'TITLE{qp}:{quoted(p[7])}', f'ADR;WORK{qp}:;;{quoted(p[8])};{quoted(p[9])};{quoted(p[10])};{p[11]};{quoted(p[12])}', 'END:VCARD']
    put('vcards', f'android-2.1-{lang}', 'vcf', fold(lines).encode(), [expect(lang, p, email2=False) for p in people], defaultCountry=land)
    lines = []
    for i, p in enumerate(people):
        lines += ['BEGIN:VCARD', 'VERSION:4.0', f'UID:urn:uuid:{i}', f'FN:{escaped(whole(lang, p))}', f'N:{escaped(p[1])};{escaped(p[0])};;;', f'TEL;VALUE=uri;TYPE="cell,voice":tel:{p[5]}', f'EMAIL;TYPE=work;PREF=1:{p[2]}', f'ORG:{escaped(p[6])}', f'TITLE:{escaped(p[7])}', f'ADR;TYPE=work:;;{escaped(p[8])};{escaped(p[9])};{escaped(p[10])};{p[11]};{escaped(p[12])}', 'END:VCARD']
    put('vcards', f'v4-{lang}', 'vcf', fold(lines).encode(), [expect(lang, p, email2=False, externalId=f'urn:uuid:{i}') for i, p in enumerate(people)])

# --- Faults that must not decide for others ------------------------------------------------------------------------
for lang in ('de', 'fr', 'es', 'en'):
    land, people = PEOPLE[lang]
    rows = [['Name', 'Email', 'Phone', 'Company']] + [[whole(lang, p), p[2], p[4], p[6]] for p in people]
    good = [expect(lang, p, email2=False, address=False, title=False) for p in people]
    put('faults', f'bad-byte-{lang}', 'csv', table(rows) + b'Ren\xe9 Caf\xe9,rene@example.com,,X\r\n', good + [{'email': 'rene@example.com', 'company': 'X'}], defaultCountry=land)
    put('faults', f'odd-phones-{lang}', 'csv', table(rows) + b'Nan,nan@example.com,N/A,X\r\nFloat,float@example.com,4915112345678.0,X\r\nTwo,two@example.com,+12025550177 / +12025550178,X\r\n,,,\r\n,,,\r\n', good + [{'email': 'nan@example.com', 'name': 'Nan'}, {'email': 'float@example.com', 'name': 'Float'}, {'email': 'two@example.com', 'phone': '+12025550177', 'additionalPhones': ['+12025550178']}], defaultCountry=land)
    bad = ['BEGIN:VCARD', 'FN:No Version', 'END:VCARD']
    card = lambda p: ['BEGIN:VCARD', 'VERSION:3.0', f'N:{escaped(p[1])};{escaped(p[0])}', f'FN:{escaped(whole(lang, p))}', f'EMAIL:{p[2]}', 'TZ:-05:00', f'TEL:{p[4]}', 'END:VCARD']
    put('faults', f'bad-card-{lang}', 'vcf', fold(card(people[0]) + bad + [line for p in people[1:] for line in card(p)]).encode(), [expect(lang, p, email2=False, company=False, title=False, address=False) for p in people], defaultCountry=land)
    put('faults', f'no-header-{lang}', 'csv', table(rows[1:]), [{'email': p[2], 'phone': p[5]} for p in people], defaultCountry=land)

# --- Details: birthdays, several addresses, labels, websites, faxes, days and figures of one's own ------------------
def fax(p): return p[5][:-1] + ('2' if p[5][-1] == '1' else '1')
def details(lang, i, p, **others):
    home = {'street': f'{i + 1} Elm Street', 'city': 'Hometown', 'postalCode': f'9{i:04}', 'country': p[13], 'label': 'home'}
    out = expect(lang, p, name='parts', email2=True, birthday=f'1980-02-{20 + i}', additionalAddresses=[home])
    out.update(others)
    return out

G_DETAILS = G_NEW[:-2] + [f'Address 2 - {part}' for part in ('Label', 'Formatted', 'Street', 'City', 'PO Box', 'Region', 'Postal Code', 'Country', 'Extended Address')] + ['Website 1 - Label', 'Website 1 - Value', 'Website 2 - Label', 'Website 2 - Value']
def google_details(i, p):
    return {**google_new(p), 'Birthday': f'1980-02-{20 + i}', 'Address 2 - Label': 'Home', 'Address 2 - Street': f'{i + 1} Elm Street', 'Address 2 - City': 'Hometown', 'Address 2 - Postal Code': f'9{i:04}', 'Address 2 - Country': p[13], 'Website 1 - Label': 'Blog', 'Website 1 - Value': f'https://blog{i}.example/', 'Website 2 - Label': 'Verein', 'Website 2 - Value': f'www.verein{i}.example'}

for lang in ('en', 'de', 'fr', 'ja'):
    land, people = PEOPLE[lang]
    labels = lambda p: {p[2]: 'work', **({p[3]: 'home'} if p[3] else {})}
    rows = [G_DETAILS] + [[google_details(i, p).get(header, '') for header in G_DETAILS] for i, p in enumerate(people)]
    put('details', f'google-{lang}', 'csv', table(rows, end='\n'), [details(lang, i, p, tags=['Kunden'], websites=[f'https://blog{i}.example/ blog', f'https://www.verein{i}.example Verein'], emailLabels=labels(p), phoneLabels={p[5]: 'mobile'}) for i, p in enumerate(people)], defaultCountry=land)

for lang, day, named in (('en', '{m}/{d}/1980', ('Birthday', 'Home Street', 'Home City', 'Home Postal Code', 'Home Country/Region', 'Web Page', 'Business Fax')), ('de', '{d:02}.{m:02}.1980', ('Geburtstag', 'Straße privat', 'Ort privat', 'Postleitzahl privat', 'Land/Region privat', 'Webseite', 'Fax geschäftlich'))):
    land, people = PEOPLE[lang]
    encoding, headers, names, salutation = OUTLOOK[lang]
    header = next(csv.reader([headers]))
    rows = [header]
    for i, p in enumerate(people):
        more = dict(zip(named, (day.format(d=20 + i, m=2), f'{i + 1} Elm Street', 'Hometown', f'9{i:04}', p[12], f'http://site{i}.example', fax(p))))
        cells = {**outlook(names, salutation)(p), **more}
        rows.append([cells.get(one, '') for one in header])
    put('details', f'outlook-{lang}', 'csv', table(rows, encoding, quoting=csv.QUOTE_ALL), [details(lang, i, p, tags=['Kunden', 'VIP'], websites=[f'http://site{i}.example'], faxNumbers=[fax(p)], phoneLabels={p[5]: 'mobile', fax(p): 'work'}) for i, p in enumerate(people)], defaultCountry=land)

for lang in ('en', 'de', 'ru'):
    land, people = PEOPLE[lang]
    lines = []
    for i, p in enumerate(people):
        lines += ['BEGIN:VCARD', 'VERSION:3.0', f'N:{escaped(p[1])};{escaped(p[0])};;;', f'FN:{escaped(whole(lang, p))}', f'ORG:{escaped(p[6])};', f'TITLE:{escaped(p[7])}', f'EMAIL;type=INTERNET;type=WORK;type=pref:{p[2]}']
        if p[3]: lines += [f'item1.EMAIL;type=INTERNET:{p[3]}', 'item1.X-ABLabel:Verein']
        lines += [f'TEL;type=CELL;type=VOICE;type=pref:{p[4]}', f'TEL;type=WORK;type=FAX:{fax(p)}', f'ADR;type=WORK;type=pref:;;{escaped(p[8])};{escaped(p[9])};{escaped(p[10])};{p[11]};{escaped(p[12])}', f'ADR;type=HOME:;;{i + 1} Elm Street;Hometown;;9{i:04};{escaped(p[12])}', f'BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-{20 + i}', f'item2.URL;type=pref:https\\://site{i}.example', 'item2.X-ABLabel:_$!<HomePage>!$_', 'END:VCARD']
    put('details', f'icloud-{lang}', 'vcf', fold(lines).encode(), [{**details(lang, i, p, birthday=f'--02-{20 + i}', faxNumbers=[fax(p)], websites=[f'https://site{i}.example homepage'], phoneLabels={p[5]: 'mobile', fax(p): 'work'}, emailLabels={p[2]: 'work', **({p[3]: 'Verein'} if p[3] else {})}), 'name': whole(lang, p)} for i, p in enumerate(people)], defaultCountry=land)

for lang in ('en', 'de'):
    land, people = PEOPLE[lang]
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(['First name', 'Last name', 'Email', 'Date of birth' if lang == 'en' else 'Geburtsdatum', 'Website', 'custom.since', 'custom.price', 'custom.rate'])
    for i, p in enumerate(people):
        sheet.append([p[0], p[1], p[2], datetime.date(1980, 2, 20 + i), f'site{i}.example', datetime.date(2020, 5, 12), 1234.5 + i, 0.1])
    out = io.BytesIO(); book.save(out)
    put('details', f'workbook-{lang}', 'xlsx', out.getvalue(), [{'email': p[2], 'firstName': p[0], 'lastName': p[1], 'birthday': f'1980-02-{20 + i}', 'websites': [f'https://site{i}.example'], 'custom': {'since': '2020-05-12', 'price': str(1234.5 + i), 'rate': '0.1'}} for i, p in enumerate(people)])
    rows = [['First name', 'Last name', 'Email', 'Birthday', 'custom.price', 'custom.since']] + [[p[0], p[1], p[2], f'{20 + i}/02/1980', '1.234,50' if lang == 'de' else '1,234.50', '12.05.2020'] for i, p in enumerate(people)]
    put('details', f'sheet-{lang}', 'csv', table(rows, delimiter=';'), [{'email': p[2], 'firstName': p[0], 'lastName': p[1], 'birthday': f'1980-02-{20 + i}', 'custom': {'price': rows[i + 1][4], 'since': '12.05.2020'}} for i, p in enumerate(people)])

# --- Twenty people in three address books -------------------------------------------------------------------------
# Each book has some of what there is of them, written in its own way; `united.json` has all of it.
FIRST = 'Ada Grace Alan Joan Edith Hedy Rosa Mary Katherine Dorothy Radia Barbara Frances Jean Karen Sophie Lynn Anita Elsa Irma'.split()
LAST = 'Lovelace Hopper Turing Clarke Clarke Lamarr Parks Jackson Johnson Vaughan Perlman Liskov Allen Sammet Jones Wilson Conway Borg Gardner Wyman'.split()
TWENTY = [{'first': FIRST[i], 'last': LAST[i], 'i': i, 'work': f'{FIRST[i].lower()}.{i}@firm.example', 'home': f'{FIRST[i].lower()}{i}@home.example', 'mobile': f'77009001{i:02}', 'office': f'20794600{i:02}', 'fax': f'20794601{i:02}', 'day': 10 + i, 'hasEmail': i < 17} for i in range(20)]

T_HEADERS = G_DETAILS + ['Phone 2 - Label', 'Phone 2 - Value']
def in_google(one):
    i = one['i']
    return {'First Name': one['first'], 'Last Name': one['last'], 'Organization Name': 'Firm & Sons', 'Organization Title': 'Engineer', 'Birthday': f'1980-05-{one["day"]}', 'Labels': 'Kunden ::: * myContacts', 'E-mail 1 - Label': '* Work' if one['hasEmail'] else '', 'E-mail 1 - Value': one['work'] if one['hasEmail'] else '', 'Phone 1 - Label': 'Mobile', 'Phone 1 - Value': f'0{one["mobile"][:4]} {one["mobile"][4:]}', 'Address 1 - Label': 'Work', 'Address 1 - Street': f'{i + 1} High Street', 'Address 1 - City': 'London', 'Address 1 - Postal Code': f'N{i} 1AA', 'Address 1 - Country': 'GB', 'Website 1 - Label': 'Blog', 'Website 1 - Value': f'https://p{i}.example/blog'}
def in_outlook(one):
    i = one['i']
    return {'First Name': one['first'], 'Last Name': one['last'], 'Company': 'Firm & Sons', 'Birthday': f'5/{one["day"]}/1980', 'Categories': 'VIP', 'E-mail Address': one['work'] if one['hasEmail'] else '', 'E-mail 2 Address': one['home'] if one['hasEmail'] else '', 'Mobile Phone': f'+44 {one["mobile"]}', 'Business Phone': f'0{one["office"]}', 'Business Fax': f'0{one["fax"]}', 'Business Street': f'{i + 1} High Street', 'Business City': 'London', 'Business Postal Code': f'N{i} 1AA', 'Business Country/Region': 'United Kingdom', 'Home Street': f'{i + 1} Elm Road', 'Home City': 'Leeds', 'Home Country/Region': 'United Kingdom', 'Web Page': f'http://p{i}.example'}
def in_icloud(one):
    i = one['i']
    mails = [f'EMAIL;type=INTERNET;type=HOME;type=pref:{one["home"]}', f'EMAIL;type=INTERNET;type=WORK:{one["work"]}'] if one['hasEmail'] else []
    day = f'BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-{one["day"]}' if i % 3 == 0 else f'BDAY:1980-05-{one["day"]}'
    return ['BEGIN:VCARD', 'VERSION:3.0', f'N:{one["last"]};{one["first"]};;;', f'FN:{one["first"]} {one["last"]}', *mails, f'TEL;type=CELL;type=VOICE;type=pref:(0{one["mobile"][:4]}) {one["mobile"][4:7]} {one["mobile"][7:]}', f'TEL;type=WORK;type=VOICE:+44{one["office"]}', f'TEL;type=WORK;type=FAX:+44 {one["fax"]}', f'ADR;type=HOME;type=pref:;;{i + 1} Elm Road;Leeds;Yorkshire;;United Kingdom', f'item1.ADR:;;{i + 1} Sea View;Whitby;;;United Kingdom', 'item1.X-ABLabel:Summer house', day, f'URL:https\\://p{i}.example/blog/', f'UID:card-{i}', 'END:VCARD']

def united(one):
    i = one['i']
    fax, office, mobile = (f'+44{one[what]}' for what in ('fax', 'office', 'mobile'))
    return {'firstName': one['first'], 'lastName': one['last'], 'name': f'{one["first"]} {one["last"]}', 'company': 'Firm & Sons', 'jobTitle': 'Engineer', 'externalId': f'card-{i}', 'birthday': f'1980-05-{one["day"]}', 'emails': sorted([one['work'], one['home']]) if one['hasEmail'] else [], 'phones': sorted([mobile, office]), 'faxNumbers': [fax], 'tags': ['Friends', 'Kunden', 'VIP'], 'websites': [f'http://p{i}.example', f'https://p{i}.example/blog'], 'streets': sorted([f'{i + 1} High Street, London, N{i} 1AA, GB', f'{i + 1} Elm Road, Leeds, Yorkshire, GB', f'{i + 1} Sea View, Whitby, GB']), 'emailLabels': {one['work']: 'work', one['home']: 'home'} if one['hasEmail'] else {}, 'phoneLabels': {mobile: 'mobile', office: 'work', fax: 'work'}}

def twenty():
    folder = os.path.join(os.path.dirname(ROOT), 'twenty')
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    outlook_headers = next(csv.reader([OUTLOOK['en'][1]]))
    group = ['BEGIN:VCARD', 'VERSION:3.0', 'N:Friends;;;;', 'FN:Friends', 'X-ADDRESSBOOKSERVER-KIND:group', *(f'X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:card-{one["i"]}' for one in TWENTY), 'UID:group-1', 'END:VCARD']
    files = {
        'google.csv': table([T_HEADERS] + [[in_google(one).get(header, '') for header in T_HEADERS] for one in TWENTY], end='\n'),
        'outlook.csv': table([outlook_headers] + [[in_outlook(one).get(header, '') for header in outlook_headers] for one in TWENTY], 'windows-1252', quoting=csv.QUOTE_ALL),
        'icloud.vcf': fold([line for one in TWENTY for line in in_icloud(one)] + group).encode(),
        'united.json': (json.dumps([united(one) for one in TWENTY], ensure_ascii=False, separators=(',', ':')) + '\n').encode(),
    }
    for name, data in files.items():
        with open(os.path.join(folder, name), 'wb') as out: out.write(data)
twenty()

print(f'{count} files')
