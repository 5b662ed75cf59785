/**
 * Corrections to the names of i18n-iso-countries, checked one by one in both languages.
 * "国家和地区": the list holds countries and regions; no entry claims a status.
 * Left out: XK (no ISO 3166-1 code, and not recognised by China).
 */
export const regionNames: Record<string, { cn?: string; en?: string }> = {
  // Regions of China, always named with the country.
  CN: { en: 'China' },
  HK: { cn: '中国香港', en: 'Hong Kong, China' },
  MO: { cn: '中国澳门', en: 'Macao, China' },
  TW: { cn: '中国台湾', en: 'Taiwan, China' },
  // The package has the name used by one side of a dispute.
  EH: { cn: '西撒哈拉' },
  FK: { cn: '马尔维纳斯群岛（福克兰群岛）', en: 'Falkland Islands (Malvinas)' },
  PS: { en: 'Palestine' },
  // Long or inverted official forms → the common name.
  BN: { en: 'Brunei' },
  BQ: { en: 'Caribbean Netherlands' },
  CD: { en: 'Congo (Kinshasa)' },
  CG: { en: 'Congo (Brazzaville)' },
  CI: { en: 'Côte d’Ivoire' },
  CV: { en: 'Cabo Verde' },
  CZ: { en: 'Czechia' },
  FM: { cn: '密克罗尼西亚', en: 'Micronesia' },
  GB: { en: 'United Kingdom' },
  GM: { en: 'Gambia' },
  ID: { cn: '印度尼西亚' },
  IR: { en: 'Iran' },
  KP: { en: 'North Korea' },
  KR: { en: 'South Korea' },
  LA: { en: 'Laos' },
  MD: { en: 'Moldova' },
  MF: { en: 'Saint Martin' },
  MK: { en: 'North Macedonia' },
  MM: { en: 'Myanmar' },
  MN: { cn: '蒙古国' },
  NL: { en: 'Netherlands' },
  PN: { en: 'Pitcairn Islands' },
  RE: { en: 'Réunion' },
  RU: { en: 'Russia' },
  SH: { cn: '圣赫勒拿、阿森松和特里斯坦-达库尼亚', en: 'Saint Helena, Ascension and Tristan da Cunha' },
  ST: { en: 'São Tomé and Príncipe' },
  SX: { en: 'Sint Maarten' },
  SY: { en: 'Syria' },
  TR: { en: 'Türkiye' },
  TZ: { en: 'Tanzania' },
  US: { en: 'United States' },
  VA: { en: 'Vatican City' },
  VG: { en: 'British Virgin Islands' },
  VI: { en: 'U.S. Virgin Islands' },
  VN: { en: 'Vietnam' },
  // Islands whose name is ambiguous without the word.
  AX: { cn: '奥兰群岛', en: 'Åland Islands' },
  GG: { cn: '根西岛' },
  IM: { cn: '马恩岛' },
  JE: { cn: '泽西岛' },
}

/** The regions most relevant to users of the platform; the rest follow by English name. */
export const firstRegions = 'CN HK MO TW SG US JP KR GB DE FR AU CA AE SA TH VN MY ID PH IN BR MX'.split(' ')

/** Main time zone, currency, and the other zones in use: `code zone currency [zone…]`. */
export const regionFacts = `
AD Europe/Andorra EUR
AE Asia/Dubai AED
AF Asia/Kabul AFN
AG America/Antigua XCD
AI America/Anguilla XCD
AL Europe/Tirane ALL
AM Asia/Yerevan AMD
AO Africa/Luanda AOA
AR America/Argentina/Buenos_Aires ARS
AS Pacific/Pago_Pago USD
AT Europe/Vienna EUR
AU Australia/Sydney AUD Australia/Melbourne Australia/Brisbane Australia/Adelaide Australia/Darwin Australia/Perth Australia/Hobart
AW America/Aruba AWG
AX Europe/Mariehamn EUR
AZ Asia/Baku AZN
BA Europe/Sarajevo BAM
BB America/Barbados BBD
BD Asia/Dhaka BDT
BE Europe/Brussels EUR
BF Africa/Ouagadougou XOF
BG Europe/Sofia EUR
BH Asia/Bahrain BHD
BI Africa/Bujumbura BIF
BJ Africa/Porto-Novo XOF
BL America/St_Barthelemy EUR
BM Atlantic/Bermuda BMD
BN Asia/Brunei BND
BO America/La_Paz BOB
BQ America/Kralendijk USD
BR America/Sao_Paulo BRL America/Manaus America/Cuiaba America/Fortaleza America/Rio_Branco America/Noronha
BS America/Nassau BSD
BT Asia/Thimphu BTN
BW Africa/Gaborone BWP
BY Europe/Minsk BYN
BZ America/Belize BZD
CA America/Toronto CAD America/Halifax America/St_Johns America/Winnipeg America/Regina America/Edmonton America/Vancouver
CC Indian/Cocos AUD
CD Africa/Kinshasa CDF Africa/Lubumbashi
CF Africa/Bangui XAF
CG Africa/Brazzaville XAF
CH Europe/Zurich CHF
CI Africa/Abidjan XOF
CK Pacific/Rarotonga NZD
CL America/Santiago CLP America/Punta_Arenas Pacific/Easter
CM Africa/Douala XAF
CN Asia/Shanghai CNY
CO America/Bogota COP
CR America/Costa_Rica CRC
CU America/Havana CUP
CV Atlantic/Cape_Verde CVE
CW America/Curacao XCG
CX Indian/Christmas AUD
CY Asia/Nicosia EUR
CZ Europe/Prague CZK
DE Europe/Berlin EUR
DJ Africa/Djibouti DJF
DK Europe/Copenhagen DKK
DM America/Dominica XCD
DO America/Santo_Domingo DOP
DZ Africa/Algiers DZD
EC America/Guayaquil USD Pacific/Galapagos
EE Europe/Tallinn EUR
EG Africa/Cairo EGP
EH Africa/El_Aaiun MAD
ER Africa/Asmara ERN
ES Europe/Madrid EUR Atlantic/Canary
ET Africa/Addis_Ababa ETB
FI Europe/Helsinki EUR
FJ Pacific/Fiji FJD
FK Atlantic/Stanley FKP
FM Pacific/Pohnpei USD Pacific/Chuuk
FO Atlantic/Faroe DKK
FR Europe/Paris EUR
GA Africa/Libreville XAF
GB Europe/London GBP
GD America/Grenada XCD
GE Asia/Tbilisi GEL
GF America/Cayenne EUR
GG Europe/Guernsey GBP
GH Africa/Accra GHS
GI Europe/Gibraltar GIP
GL America/Nuuk DKK
GM Africa/Banjul GMD
GN Africa/Conakry GNF
GP America/Guadeloupe EUR
GQ Africa/Malabo XAF
GR Europe/Athens EUR
GT America/Guatemala GTQ
GU Pacific/Guam USD
GW Africa/Bissau XOF
GY America/Guyana GYD
HK Asia/Hong_Kong HKD
HN America/Tegucigalpa HNL
HR Europe/Zagreb EUR
HT America/Port-au-Prince HTG
HU Europe/Budapest HUF
ID Asia/Jakarta IDR Asia/Makassar Asia/Jayapura
IE Europe/Dublin EUR
IL Asia/Jerusalem ILS
IM Europe/Isle_of_Man GBP
IN Asia/Kolkata INR
IO Indian/Chagos USD
IQ Asia/Baghdad IQD
IR Asia/Tehran IRR
IS Atlantic/Reykjavik ISK
IT Europe/Rome EUR
JE Europe/Jersey GBP
JM America/Jamaica JMD
JO Asia/Amman JOD
JP Asia/Tokyo JPY
KE Africa/Nairobi KES
KG Asia/Bishkek KGS
KH Asia/Phnom_Penh KHR
KI Pacific/Tarawa AUD Pacific/Kiritimati
KM Indian/Comoro KMF
KN America/St_Kitts XCD
KP Asia/Pyongyang KPW
KR Asia/Seoul KRW
KW Asia/Kuwait KWD
KY America/Cayman KYD
KZ Asia/Almaty KZT
LA Asia/Vientiane LAK
LB Asia/Beirut LBP
LC America/St_Lucia XCD
LI Europe/Vaduz CHF
LK Asia/Colombo LKR
LR Africa/Monrovia LRD
LS Africa/Maseru LSL
LT Europe/Vilnius EUR
LU Europe/Luxembourg EUR
LV Europe/Riga EUR
LY Africa/Tripoli LYD
MA Africa/Casablanca MAD
MC Europe/Monaco EUR
MD Europe/Chisinau MDL
ME Europe/Podgorica EUR
MF America/Marigot EUR
MG Indian/Antananarivo MGA
MH Pacific/Majuro USD
MK Europe/Skopje MKD
ML Africa/Bamako XOF
MM Asia/Yangon MMK
MN Asia/Ulaanbaatar MNT Asia/Hovd
MO Asia/Macau MOP
MP Pacific/Saipan USD
MQ America/Martinique EUR
MR Africa/Nouakchott MRU
MS America/Montserrat XCD
MT Europe/Malta EUR
MU Indian/Mauritius MUR
MV Indian/Maldives MVR
MW Africa/Blantyre MWK
MX America/Mexico_City MXN America/Cancun America/Hermosillo America/Tijuana
MY Asia/Kuala_Lumpur MYR
MZ Africa/Maputo MZN
NA Africa/Windhoek NAD
NC Pacific/Noumea XPF
NE Africa/Niamey XOF
NF Pacific/Norfolk AUD
NG Africa/Lagos NGN
NI America/Managua NIO
NL Europe/Amsterdam EUR
NO Europe/Oslo NOK
NP Asia/Kathmandu NPR
NR Pacific/Nauru AUD
NU Pacific/Niue NZD
NZ Pacific/Auckland NZD Pacific/Chatham
OM Asia/Muscat OMR
PA America/Panama PAB
PE America/Lima PEN
PF Pacific/Tahiti XPF
PG Pacific/Port_Moresby PGK Pacific/Bougainville
PH Asia/Manila PHP
PK Asia/Karachi PKR
PL Europe/Warsaw PLN
PM America/Miquelon EUR
PN Pacific/Pitcairn NZD
PR America/Puerto_Rico USD
PS Asia/Hebron ILS Asia/Gaza
PT Europe/Lisbon EUR Atlantic/Azores
PW Pacific/Palau USD
PY America/Asuncion PYG
QA Asia/Qatar QAR
RE Indian/Reunion EUR
RO Europe/Bucharest RON
RS Europe/Belgrade RSD
RU Europe/Moscow RUB Europe/Kaliningrad Europe/Samara Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Irkutsk Asia/Yakutsk Asia/Vladivostok Asia/Magadan Asia/Kamchatka
RW Africa/Kigali RWF
SA Asia/Riyadh SAR
SB Pacific/Guadalcanal SBD
SC Indian/Mahe SCR
SD Africa/Khartoum SDG
SE Europe/Stockholm SEK
SG Asia/Singapore SGD
SH Atlantic/St_Helena SHP
SI Europe/Ljubljana EUR
SJ Arctic/Longyearbyen NOK
SK Europe/Bratislava EUR
SL Africa/Freetown SLE
SM Europe/San_Marino EUR
SN Africa/Dakar XOF
SO Africa/Mogadishu SOS
SR America/Paramaribo SRD
SS Africa/Juba SSP
ST Africa/Sao_Tome STN
SV America/El_Salvador USD
SX America/Lower_Princes XCG
SY Asia/Damascus SYP
SZ Africa/Mbabane SZL
TC America/Grand_Turk USD
TD Africa/Ndjamena XAF
TG Africa/Lome XOF
TH Asia/Bangkok THB
TJ Asia/Dushanbe TJS
TK Pacific/Fakaofo NZD
TL Asia/Dili USD
TM Asia/Ashgabat TMT
TN Africa/Tunis TND
TO Pacific/Tongatapu TOP
TR Europe/Istanbul TRY
TT America/Port_of_Spain TTD
TV Pacific/Funafuti AUD
TW Asia/Taipei TWD
TZ Africa/Dar_es_Salaam TZS
UA Europe/Kyiv UAH
UG Africa/Kampala UGX
US America/New_York USD America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Anchorage Pacific/Honolulu
UY America/Montevideo UYU
UZ Asia/Tashkent UZS
VA Europe/Vatican EUR
VC America/St_Vincent XCD
VE America/Caracas VES
VG America/Tortola USD
VI America/St_Thomas USD
VN Asia/Ho_Chi_Minh VND
VU Pacific/Efate VUV
WF Pacific/Wallis XPF
WS Pacific/Apia WST
YE Asia/Aden YER
YT Indian/Mayotte EUR
ZA Africa/Johannesburg ZAR
ZM Africa/Lusaka ZMW
ZW Africa/Harare ZWG
`
