import type { Pair } from '../src/platform/contract/texts.ts'

/** Corrections of the public calendar for one region, each group with the text that it was checked against. */
export interface HolidaySource {
  region: string
  /** The act or notice with its date, and where it is published. */
  source: string
  /** Days off that the public calendar lacks. */
  adds?: readonly (readonly [date: string, name: Pair])[]
  /** Days of the public calendar that nobody has off. */
  removes?: readonly (readonly [date: string, english: string])[]
  renames?: readonly (readonly [date: string, english: string, name: Pair])[]
  /** It corrects the list of the whole country alone: its states and provinces decide by themselves. */
  countryOnly?: true
  /** Days of the weekend that are working days in exchange. */
  worked?: readonly string[]
  /** Years whose list, as corrected, equals the source. */
  verified?: readonly number[]
}

const pair = (cn: string, en: string): Pair => ({ cn, en })
const substitute = (cn: string, en: string): Pair => pair(`${cn}（补休）`, `${en} (substitute day)`)

const chinaBreak = (cn: string, en: string): Pair => pair(`${cn}假期`, `${en} break`)
const arafat = pair('阿拉法日', 'Arafat Day')
const union = pair('国庆日', 'National Day (Eid Al Etihad)')
const summer = pair('夏季银行假日', 'Summer bank holiday')
const labour = pair('劳动节', 'Labour Day')
const tenth = pair('10 月 10 日假日', 'Public holiday of 10 October')
const newYear = pair('元旦', 'New Year’s Day')
const victoria = pair('维多利亚日', 'Victoria Day')
const reconciliation = pair('全国真相与和解日', 'National Day for Truth and Reconciliation')
const thanksgiving = pair('感恩节', 'Thanksgiving')
const remembrance = pair('国殇纪念日', 'Remembrance Day')
const boxing = pair('节礼日', 'Boxing Day')
const DOUBLE_TENTH = 'National Day / Double Tenth Day'
const FOUNDING = 'Founding of the Republic of China'
const AFTER_CHRISTMAS = 'The first weekday after Christmas Day'

export const holidays: readonly HolidaySource[] = [
  {
    region: 'CN',
    source: '国务院办公厅关于 2026 年部分节假日安排的通知',
    adds: [
      ['2026-01-02', chinaBreak('元旦', 'New Year')],
      ['2026-02-20', chinaBreak('春节', 'Spring Festival')],
      ['2026-02-23', chinaBreak('春节', 'Spring Festival')],
      ['2026-04-06', chinaBreak('清明', 'Qingming')],
      ['2026-05-04', chinaBreak('劳动节', 'Labour Day')],
      ['2026-05-05', chinaBreak('劳动节', 'Labour Day')],
      ['2026-10-05', chinaBreak('国庆', 'National Day')],
      ['2026-10-06', chinaBreak('国庆', 'National Day')],
      ['2026-10-07', chinaBreak('国庆', 'National Day')],
    ],
    worked: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
    verified: [2026],
  },
  {
    region: 'CN',
    source:
      '《全国年节及纪念日放假办法》（2024 年 11 月 10 日修订，2025 年 1 月 1 日起施行）：春节四天、劳动节两天。2027 年的调休安排以国务院办公厅通知为准',
    adds: [
      ['2026-02-19', pair('春节', 'Spring Festival')],
      ['2026-05-02', labour],
      ['2027-02-08', pair('春节', 'Spring Festival')],
      ['2027-05-02', labour],
    ],
  },
  {
    region: 'SG',
    source: 'Ministry of Manpower, public holidays 2026. https://www.mom.gov.sg/employment-practices/public-holidays',
    renames: [
      ['2026-06-01', 'Vesak Day', substitute('卫塞节', 'Vesak Day')],
      ['2026-11-09', 'Deepavali', substitute('屠妖节', 'Deepavali')],
    ],
    verified: [2026],
  },
  {
    region: 'SG',
    source:
      'Holidays Act 1998: where a holiday falls on a Sunday, the day after is one too; Vesak Day and the Islamic days of 2027 as the Ministry of Manpower announced them, to be compared once more. https://sso.agc.gov.sg/Act/HA1998',
    adds: [
      ['2027-05-17', substitute('哈芝节（宰牲节）', 'Hari Raya Haji')],
      ['2027-05-20', pair('卫塞节', 'Vesak Day')],
    ],
  },
  {
    region: 'MY',
    source:
      'Holidays Act 1951, s. 3 (a holiday on a Sunday moves to the next day that is none); Prime Minister’s Department, federal holidays. https://www.kabinet.gov.my/bkpp/',
    adds: [
      ['2026-03-23', substitute('开斋节', 'End of Ramadan (Eid al-Fitr)')],
      ['2026-06-02', substitute('卫塞节', 'Vesak Day')],
      ['2027-05-17', substitute('宰牲节', 'Feast of the Sacrifice (Eid al-Adha)')],
      ['2027-05-20', pair('卫塞节', 'Vesak Day')],
      ['2027-06-08', substitute('伊斯兰新年', 'Islamic New Year')],
    ],
  },
  {
    region: 'MY',
    source:
      'Prime Minister’s Department, federal and state holidays: New Year’s Day and Nuzul Al-Quran are holidays of states. https://www.kabinet.gov.my/bkpp/',
    countryOnly: true,
    removes: [
      ['2026-01-01', "New Year's Day"],
      ['2026-03-07', 'Day of Nuzul Al-Quran'],
      ['2027-01-01', "New Year's Day"],
      ['2027-02-24', 'Day of Nuzul Al-Quran'],
    ],
  },
  {
    region: 'PH',
    source:
      'Proclamation 1006 of 3 September 2025, regular holidays and special non-working days of 2026; Easter Sunday is none. The proclamation for 2027 was not seen: its special days are those of the law (RA 9492, RA 9256, RA 10966). https://www.officialgazette.gov.ph',
    adds: [
      ['2026-02-17', pair('春节', 'Chinese New Year')],
      ['2026-04-04', pair('圣周六', 'Black Saturday')],
      ['2026-08-21', pair('阿基诺日', 'Ninoy Aquino Day')],
      ['2026-11-01', pair('诸圣节', 'All Saints’ Day')],
      ['2026-11-02', pair('诸灵节', 'All Souls’ Day')],
      ['2026-12-08', pair('圣母无染原罪节', 'Immaculate Conception')],
      ['2026-12-24', pair('平安夜', 'Christmas Eve')],
      ['2026-12-31', pair('除夕（公历）', 'Last day of the year')],
      ['2027-08-21', pair('阿基诺日', 'Ninoy Aquino Day')],
      ['2027-11-01', pair('诸圣节', 'All Saints’ Day')],
      ['2027-12-08', pair('圣母无染原罪节', 'Immaculate Conception')],
      ['2027-12-31', pair('除夕（公历）', 'Last day of the year')],
    ],
    removes: [
      ['2026-04-05', 'Easter Sunday'],
      ['2027-03-28', 'Easter Sunday'],
    ],
  },
  {
    region: 'CA',
    source:
      'Canada Labour Code, s. 166: the ten general holidays of employers under federal law; provinces have their own. https://laws-lois.justice.gc.ca/eng/acts/l-2/section-166.html',
    adds: [
      ['2026-05-18', victoria],
      ['2026-09-30', reconciliation],
      ['2026-10-12', thanksgiving],
      ['2026-11-11', remembrance],
      ['2026-12-26', boxing],
      ['2027-05-24', victoria],
      ['2027-09-30', reconciliation],
      ['2027-10-11', thanksgiving],
      ['2027-11-11', remembrance],
      ['2027-12-26', boxing],
    ],
    countryOnly: true,
    verified: [2026, 2027],
  },
  {
    region: 'AU',
    source:
      'Fair Work Act 2009, s. 115: the national days; Easter Saturday, Easter Sunday and the King’s Birthday are declared by states and territories. https://www.fairwork.gov.au/employment-conditions/public-holidays',
    removes: [
      ['2026-04-04', 'Easter Saturday'],
      ['2026-04-05', 'Easter Sunday'],
      ['2027-03-27', 'Easter Saturday'],
      ['2027-03-28', 'Easter Sunday'],
    ],
    countryOnly: true,
  },
  {
    region: 'NG',
    source: 'Public Holidays Act (Cap. P40 LFN 2004), schedule: Children’s Day and National Youth Day are observances, not holidays.',
    removes: [
      ['2026-05-27', "Children's Day"],
      ['2026-11-01', 'National Youth Day'],
      ['2027-05-27', "Children's Day"],
      ['2027-11-01', 'National Youth Day'],
    ],
  },
  {
    region: 'VN',
    source:
      'Bộ luật Lao động 2019, art. 111 and 112 (Hung Kings’ Day made up on the next working day; two days for National Day); Ministry of Home Affairs, 2026 schedule, 17 Oct 2025: https://vietnamnews.vn/politics-laws/1727514/',
    adds: [
      ['2026-04-27', substitute('雄王节', 'Hung Kings Commemorations')],
      ['2026-09-01', pair('国庆日', 'National Day')],
      ['2027-02-10', substitute('越南春节', 'Tet')],
      ['2027-02-11', substitute('越南春节', 'Tet')],
      ['2027-05-03', substitute('劳动节', 'Labour Day')],
      ['2027-09-03', pair('国庆日', 'National Day')],
    ],
  },
  {
    region: 'VN',
    source:
      'Politburo Resolution 80-NQ/TW of 7 January 2026: Vietnam Culture Day, a paid day off; the law that follows it was not seen. https://news.tuoitre.vn/print/vietnam-designates-november-24-as-vietnam-culture-day-a-paid-public-holiday-103260113183743416.htm',
    adds: [
      ['2026-11-24', pair('越南文化日', 'Vietnam Culture Day')],
      ['2027-11-24', pair('越南文化日', 'Vietnam Culture Day')],
    ],
  },
  {
    region: 'AE',
    source:
      'UAE Cabinet resolution on public holidays (Eid al-Fitr, Arafat Day and Eid al-Adha, Islamic New Year, the Prophet’s birthday, 2 and 3 December); Islamic dates follow the moon. https://u.ae/en/information-and-services/public-holidays-and-religious-affairs/public-holidays',
    adds: [
      ['2026-05-26', arafat],
      ['2026-12-03', union],
      ['2027-05-15', arafat],
      ['2027-12-03', union],
    ],
    removes: [
      ['2026-01-16', "Laylat al-Mi'raj"],
      ['2026-02-18', 'First day of Ramadan'],
      ['2027-01-05', "Laylat al-Mi'raj"],
      ['2027-02-08', 'First day of Ramadan'],
      ['2027-12-25', "Laylat al-Mi'raj"],
    ],
  },
  {
    region: 'IN',
    source:
      'Department of Personnel and Training, office memorandum of 3 July 2025: the fourteen days on which all central offices close in 2026; states and employers add others, and Islamic dates follow the moon. https://niepvd.nic.in/?p=9775',
    adds: [
      ['2026-03-21', pair('开斋节', 'Id-ul-Fitr')],
      ['2026-03-31', pair('大雄诞辰', 'Mahavir Jayanti')],
      ['2026-05-01', pair('佛诞', 'Buddha Purnima')],
      ['2026-05-27', pair('宰牲节', 'Id-ul-Zuha')],
      ['2026-06-26', pair('穆哈兰姆节', 'Muharram')],
      ['2026-08-26', pair('圣纪节', 'Milad-un-Nabi')],
      ['2026-10-20', pair('十胜节', 'Dussehra')],
      ['2026-11-08', pair('排灯节', 'Diwali')],
      ['2026-11-24', pair('古鲁那纳克诞辰', 'Guru Nanak’s Birthday')],
    ],
    countryOnly: true,
  },
  {
    region: 'DE',
    source:
      'Feiertagsgesetze der Länder and Einigungsvertrag art. 2: the nine days that all Länder share; each Land has others. https://www.gesetze-im-internet.de/einigvtr/art_2.html',
    verified: [2026, 2027],
  },
  {
    region: 'BR',
    source:
      'Lei 662/1949 (as amended by Lei 10.607/2002), Lei 6.802/1980, Lei 9.093/1995 and Lei 14.759/2023. https://www.planalto.gov.br/ccivil_03/leis/l0662.htm',
    verified: [2026, 2027],
  },
  {
    region: 'MX',
    source: 'Ley Federal del Trabajo, artículo 74. https://www.diputados.gob.mx/LeyesBiblio/ref/lft.htm',
    verified: [2026, 2027],
  },
  {
    region: 'GB',
    source: 'GOV.UK, bank holidays in England and Wales; Scotland and Northern Ireland differ. https://www.gov.uk/bank-holidays',
    adds: [
      ['2026-08-31', summer],
      ['2027-08-30', summer],
    ],
    countryOnly: true,
    verified: [2026, 2027],
  },
  {
    region: 'KR',
    source:
      '관공서의 공휴일에 관한 규정 (Seollal with the days before and after; election day 3 Jun 2026) and 근로자의 날 제정에 관한 법률 (1 May). https://www.law.go.kr',
    adds: [
      ['2026-02-16', pair('春节', 'Korean New Year')],
      ['2026-05-01', labour],
      ['2026-06-03', pair('地方选举日', 'Local elections')],
      ['2027-02-06', pair('春节', 'Korean New Year')],
      ['2027-05-01', labour],
    ],
    removes: [
      ['2026-02-19', 'Korean New Year'],
      ['2027-02-09', 'Korean New Year'],
    ],
  },
  {
    region: 'TH',
    source:
      'Bank of Thailand, holidays of financial institutions 2026 (1 May, and substitutes of 31 May and 5 December). https://www.bot.or.th/en/financial-institutions-holiday.html',
    adds: [
      ['2026-05-01', labour],
      ['2026-06-01', substitute('卫塞节', 'Vesak Day')],
      ['2026-12-07', substitute('普密蓬国王诞辰', 'King Bhumibol Adulyadej’s Birthday')],
    ],
  },
  {
    region: 'ID',
    source:
      'SKB 3 Menteri 1497/2025, 2/2025, 5/2025: hari libur nasional 2026, 19 Sep 2025 (17 days, without cuti bersama). https://www.kemenkopmk.go.id',
    adds: [
      ['2026-03-22', pair('开斋节', 'End of Ramadan (Eid al-Fitr)')],
      ['2026-04-05', pair('复活节', 'Easter Sunday')],
    ],
    removes: [['2026-03-20', 'End of Ramadan (Eid al-Fitr)']],
    verified: [2026],
  },
  {
    region: 'TW',
    source: '《纪念日及节日实施条例》（2025 年 5 月 28 日公布）和 2026 年办公日历表。https://www.dgpa.gov.tw',
    adds: [
      ['2026-02-15', pair('小年夜', 'Day before Lunar New Year’s Eve')],
      ['2026-02-27', substitute('和平纪念日', 'Peace Memorial Day')],
      ['2026-04-03', substitute('儿童节', 'Children’s Day')],
      ['2026-05-01', labour],
      ['2026-09-28', pair('教师节', 'Teachers’ Day')],
      ['2026-10-09', substitute('10 月 10 日假日', 'Public holiday of 10 October')],
      ['2026-10-25', pair('光复纪念日', 'Retrocession Day')],
      ['2026-10-26', substitute('光复纪念日', 'Retrocession Day')],
      ['2026-12-25', pair('12 月 25 日假日', 'Public holiday of 25 December')],
      ['2027-05-01', labour],
      ['2027-09-28', pair('教师节', 'Teachers’ Day')],
      ['2027-10-25', pair('光复纪念日', 'Retrocession Day')],
      ['2027-12-25', pair('12 月 25 日假日', 'Public holiday of 25 December')],
    ],
    renames: [
      ['2026-01-01', FOUNDING, newYear],
      ['2026-10-10', DOUBLE_TENTH, tenth],
      ['2027-01-01', FOUNDING, newYear],
      ['2027-10-10', DOUBLE_TENTH, tenth],
      ['2027-10-11', `${DOUBLE_TENTH} (substitute day)`, substitute('10 月 10 日假日', 'Public holiday of 10 October')],
      ['2027-12-31', `${FOUNDING} (substitute day)`, substitute('元旦', 'New Year’s Day')],
    ],
  },
  {
    region: 'HK',
    source: 'General holidays for 2026 and 2027, HKSAR Government. https://www.gov.hk/en/about/abouthk/holiday/2026.htm',
    renames: [
      ['2026-12-26', AFTER_CHRISTMAS, pair('圣诞节翌日', AFTER_CHRISTMAS)],
      ['2027-12-27', AFTER_CHRISTMAS, pair('圣诞节后首个工作日（补休）', AFTER_CHRISTMAS)],
    ],
    verified: [2026],
  },
]
