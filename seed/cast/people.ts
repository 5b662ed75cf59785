import type { z } from 'zod'
import { createAccount } from '../../src/features/base/account/server/writes.ts'
import { identityForm, profileCardForm, profileInfoForm, resumeForm } from '../../src/features/base/profile/contract/schema.ts'
import { approvePerson, rejectPerson, submitIdentity } from '../../src/features/base/profile/server/verify.ts'
import { saveCard, saveInfo, saveResume } from '../../src/features/base/profile/server/writes.ts'
import type { BankAccountForm } from '../../src/features/money/wallet/contract/schema.ts'
import { addBankAccount } from '../../src/features/money/wallet/server/bank-accounts.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { userTypes } from '../../src/rules/constants.ts'
import { documentPicture, portraitPicture } from '../engine/picture.ts'
import { actorOf, file, type Scene } from '../engine/scene.ts'
import { resumes } from './resumes.ts'
import { talentPeople, talentResumes } from './talent.ts'

/**
 * The second factor of both demo operators, for an authenticator app; the README gives it too. The demo world contains no secrets, and a
 * production start never loads it.
 */
export const DEMO_TOTP_SECRET = 'HENGDUDEMOSECONDFACTORHENGDUDEMO'

type Info = z.input<typeof profileInfoForm>

export interface PersonSpec {
  key: string
  phone: string
  lang: 'cn' | 'en'
  initials: string
  /** The name as spelt in a passport, if the font of the pictures lacks the original characters. */
  latin?: string
  standing: 'verified' | 'pending' | 'failed' | 'unverified'
  registered: number
  info: Omit<Info, 'avatar'>
  banks?: ReadonlyArray<Omit<BankAccountForm, 'holderName' | 'isDefault'>>
}

const bank = (bankName: string, country: string, currency: BankAccountForm['currency'], accountNumber: string, swift = '') => ({
  bankName,
  country,
  currency,
  accountNumber,
  swift,
})

/** Invented people; banks are called samples, and no account number is real. */
export const peopleSpecs: readonly PersonSpec[] = [
  {
    key: 'shen',
    phone: '13900000001',
    lang: 'cn',
    initials: 'SJ',
    latin: 'SHEN JIAHE',
    standing: 'verified',
    registered: 43.9,
    info: {
      name: '沈嘉禾',
      gender: 'male',
      birthDate: '1988-05-17',
      area: 'DE-BY',
      city: 'München',
      position: '自动化调试工程师',
      email: 'shen@people.example',
      headline: '机器人产线安装与售后，德语区八年',
      intro:
        '常驻慕尼黑，带一支三人的安装小组。做过二十多条上下料与焊接产线的现场安装、调试和操作员培训，熟悉 CE 机械指令与德国工会场地要求。',
      languages: ['zh', 'en', 'de'],
      skills: ['协作机器人', 'PLC 调试', '现场安装', '操作员培训', 'CE 机械指令'],
      years: 11,
      hourlyRate: '68.00',
      monthlyRate: '7800.00',
      rateCurrency: 'EUR',
      talentSearch: true,
    },
    banks: [
      bank('示例银行慕尼黑分行', 'DE', 'EUR', 'DE89370400440532013000', 'SAMPDEFF'),
      bank('示例银行慕尼黑分行', 'DE', 'USD', '7700100201', 'SAMPDEFF'),
    ],
  },
  {
    key: 'meng',
    phone: '13900000002',
    lang: 'cn',
    initials: 'MT',
    latin: 'MENG TINGLAN',
    standing: 'verified',
    registered: 43.6,
    info: {
      name: '孟听澜',
      gender: 'female',
      birthDate: '1991-11-03',
      area: 'SG',
      city: 'Singapore',
      position: '医疗器械注册顾问',
      email: 'meng@people.example',
      headline: '东南亚医疗器械注册与本地代理协调',
      intro: '在新加坡和雅加达工作，经手三十余个二类、三类器械的注册，覆盖 HSA、印尼卫生部与泰国 FDA，可同时准备中英文技术文档。',
      languages: ['zh', 'en', 'id'],
      skills: ['医疗器械注册', '技术文档', 'CSDT', '本地代理协调', 'ISO 13485'],
      years: 9,
      hourlyRate: '95.00',
      rateCurrency: 'SGD',
      talentSearch: true,
    },
    banks: [
      bank('示例银行新加坡分行', 'SG', 'SGD', '0721904411', 'SAMPSGSG'),
      bank('示例银行新加坡分行', 'SG', 'USD', '0721904412', 'SAMPSGSG'),
    ],
  },
  {
    key: 'amara',
    phone: '13900000003',
    lang: 'en',
    initials: 'AO',
    standing: 'unverified',
    registered: 9.7,
    info: {
      name: 'Amara Okoye',
      gender: 'female',
      birthDate: '1995-02-21',
      area: 'NG-LA',
      city: 'Lagos',
      position: 'Market researcher',
      headline: 'Field interviews and retail audits across West Africa',
      languages: ['en', 'fr'],
      skills: ['store audits', 'focus groups', 'distributor interviews'],
      years: 5,
    },
  },
  {
    key: 'rafael',
    phone: '13770000101',
    lang: 'en',
    initials: 'RM',
    standing: 'verified',
    registered: 42.6,
    info: {
      name: 'Rafael Monteiro',
      gender: 'male',
      birthDate: '1984-08-30',
      area: 'BR-SP',
      city: 'Campinas',
      position: 'Certification consultant',
      headline: 'INMETRO and ANATEL, from gap list to certificate',
      intro: 'Fourteen years with Brazilian certification bodies. I sit with the laboratory, so your samples do not wait in a queue.',
      languages: ['pt', 'en', 'es'],
      skills: ['INMETRO', 'ANATEL', 'laboratory liaison', 'NR-12'],
      years: 14,
      talentSearch: true,
      hourlyRate: '55.00',
      rateCurrency: 'USD',
    },
  },
  {
    key: 'chau',
    phone: '13770000102',
    lang: 'en',
    initials: 'NC',
    standing: 'verified',
    registered: 42.1,
    info: {
      name: 'Nguyễn Minh Châu',
      gender: 'female',
      birthDate: '1990-01-12',
      area: 'VN-SG',
      city: 'Thủ Đức',
      position: 'Payroll accountant',
      headline: 'Factory payroll, social insurance and PIT in southern Vietnam',
      intro: 'I file for four factories between 80 and 600 people. 中文可沟通，报表中越英三语。',
      languages: ['vi', 'en', 'zh'],
      skills: ['payroll', 'social insurance', 'PIT', 'labour contracts'],
      years: 10,
      talentSearch: true,
    },
  },
  {
    key: 'faisal',
    phone: '13770000103',
    lang: 'en',
    initials: 'FH',
    standing: 'verified',
    registered: 41.7,
    info: {
      name: 'Faisal Al Harthi',
      gender: 'male',
      birthDate: '1986-06-06',
      area: 'SA-01',
      city: 'Riyadh',
      position: 'Exhibition producer',
      headline: 'Booths, permits and crews for shows in Riyadh and Jeddah',
      languages: ['ar', 'en'],
      skills: ['booth construction', 'venue permits', 'Arabic signage', 'hosting'],
      years: 12,
      talentSearch: true,
    },
  },
  {
    key: 'saeki',
    phone: '13770000104',
    lang: 'en',
    initials: 'SY',
    standing: 'verified',
    registered: 41.2,
    info: {
      name: '佐伯由紀 Saeki Yuki',
      gender: 'female',
      birthDate: '1982-12-09',
      area: 'JP-13',
      city: '世田谷',
      position: '技术翻译',
      headline: '中英日电气安全文件翻译，PSE 与 S-mark',
      languages: ['ja', 'zh', 'en'],
      skills: ['PSE', '技术翻译', '说明书', '电气安全'],
      years: 16,
      talentSearch: true,
    },
  },
  {
    key: 'wanjiru',
    phone: '13770000105',
    lang: 'en',
    initials: 'WK',
    standing: 'verified',
    registered: 40.8,
    info: {
      name: 'Wanjiru Kamau',
      gender: 'female',
      birthDate: '1992-04-25',
      area: 'KE-30',
      city: 'Nairobi',
      position: 'Service trainer',
      headline: 'Trains dealer mechanics in English and Swahili',
      languages: ['en'],
      skills: ['tractor service', 'dealer training', 'parts catalogues'],
      years: 8,
      talentSearch: true,
    },
  },
  {
    key: 'vogel',
    phone: '13770000106',
    lang: 'en',
    initials: 'KV',
    standing: 'verified',
    registered: 40.3,
    info: {
      name: 'Katharina Vogel',
      gender: 'female',
      birthDate: '1979-09-14',
      area: 'DE-HE',
      city: 'Frankfurt am Main',
      position: 'Steuerberaterin',
      headline: 'VAT, payroll tax and GmbH set-up for Asian manufacturers',
      languages: ['de', 'en'],
      skills: ['VAT', 'GmbH formation', 'payroll tax', 'transfer pricing'],
      years: 19,
      talentSearch: true,
      hourlyRate: '140.00',
      rateCurrency: 'EUR',
    },
  },
  {
    key: 'ploy',
    phone: '13770000107',
    lang: 'en',
    initials: 'PS',
    standing: 'pending',
    registered: 5.6,
    info: {
      name: 'Ploy Siriwan',
      gender: 'female',
      birthDate: '1997-07-19',
      area: 'TH-10',
      city: 'Bangkok',
      position: 'Creator manager',
      headline: 'Thai gaming and home creators, 20k to 400k followers',
      languages: ['th', 'en'],
      skills: ['creator sourcing', 'short video', 'live commerce'],
      years: 4,
    },
  },
  {
    key: 'diego',
    phone: '13770000108',
    lang: 'en',
    initials: 'DL',
    standing: 'pending',
    registered: 5.1,
    info: {
      name: 'Diego Larrañaga',
      gender: 'male',
      birthDate: '1987-03-08',
      area: 'MX-NLE',
      city: 'Monterrey',
      position: 'Customs and logistics coordinator',
      headline: 'IMMEX, bonded warehouses and last-mile in northern Mexico',
      languages: ['es', 'en'],
      skills: ['IMMEX', 'customs', 'bonded warehouse'],
      years: 13,
    },
  },
  {
    key: 'han',
    phone: '13770000109',
    lang: 'cn',
    initials: 'HS',
    latin: 'HAN SHUYI',
    standing: 'failed',
    registered: 12.4,
    info: {
      name: '韩书意',
      gender: 'female',
      birthDate: '1993-10-28',
      area: 'AE-DU',
      city: 'Dubai',
      position: '公司设立顾问',
      headline: '迪拜自由区与大陆公司设立、签证与银行开户',
      languages: ['zh', 'en', 'ar'],
      skills: ['自由区注册', '银行开户', '工作签证'],
      years: 6,
    },
  },
  {
    key: 'claire',
    phone: '13770000110',
    lang: 'en',
    initials: 'CB',
    standing: 'verified',
    registered: 39.6,
    info: {
      name: 'Claire Beaumont',
      gender: 'female',
      birthDate: '1985-01-31',
      area: 'FR-ARA',
      city: 'Lyon',
      position: 'IP lawyer',
      headline: 'EU trade marks, designs and marketplace takedowns',
      languages: ['fr', 'en'],
      skills: ['EUIPO', 'design rights', 'takedowns'],
      years: 13,
    },
  },
]

export async function castOperators(scene: Scene): Promise<void> {
  for (const [username, name] of [
    ['operator', '沈知行 (demo)'],
    ['operator2', 'Rosa Lim (demo)'],
  ] as const) {
    const row = await performAsSystem(scene.services, 'seed', (act) =>
      createAccount(act, {
        userType: userTypes.operator,
        username,
        name,
        passwordHash: scene.passwordHash,
        totpSecret: DEMO_TOTP_SECRET,
        whetherIntact: 'Y',
      }),
    )
    scene.operators.push({ accountId: row.id, name, lang: 'cn', actor: actorOf(row.id, userTypes.operator, 'operator', null, true) })
  }
}

export function planPeople(scene: Scene): void {
  ;[...peopleSpecs, ...talentPeople].forEach((spec, at) => {
    const { key, registered, standing } = spec
    const items = resumes[key] ?? talentResumes[key]
    scene.plan(registered, () => register(scene, spec))
    scene.plan(registered - 0.05, () => describe(scene, spec))
    if (items) scene.plan(registered - 0.11, () => scene.do(scene.person(key), (act) => saveResume(act, resumeForm.parse({ items }))))
    if (standing !== 'unverified') scene.plan(registered - 0.22, () => submit(scene, spec, at))
    if (standing === 'verified')
      scene.plan(registered - 0.8, () => scene.do(scene.operator(), (act) => approvePerson(act, scene.person(key).accountId)))
    if (standing === 'failed') scene.plan(registered - 1.1, () => reject(scene, key))
    spec.banks?.forEach((one, nth) => {
      scene.plan(registered - 1.2 - nth / 50, () =>
        scene.do(scene.person(key), (act) => addBankAccount(act, { ...one, holderName: spec.info.name, isDefault: false })),
      )
    })
  })
}

async function register(scene: Scene, { key, phone, lang, info, initials }: PersonSpec): Promise<void> {
  const row = await performAsSystem(scene.services, 'seed', (act) =>
    createAccount(act, { userType: userTypes.individual, areaCode: '86', phone, name: info.name, passwordHash: scene.passwordHash, lang }),
  )
  const cast = { accountId: row.id, name: info.name, lang, actor: actorOf(row.id, userTypes.individual, 'individual', null, false) }
  await scene.do(cast, async (act) => {
    const avatar = await file(act, 'avatar', `${key}.png`, portraitPicture(initials))
    return saveCard(act, profileCardForm.parse({ ...info, avatar }))
  })
  scene.people.set(key, { ...cast, actor: actorOf(row.id, userTypes.individual, 'individual', null, true) })
}

/** The picture must be sent again: omitted fields are cleared. */
const describe = (scene: Scene, { key, info, initials }: PersonSpec) =>
  scene.do(scene.person(key), async (act) => {
    const avatar = await file(act, 'avatar', `${key}.png`, portraitPicture(initials))
    await saveInfo(act, profileInfoForm.parse({ ...info, avatar }))
  })

const submit = (scene: Scene, { key, info, latin }: PersonSpec, at: number) =>
  scene.do(scene.person(key), async (act) => {
    const idNumber = `E0000${String(2000 + at)}`
    const picture = documentPicture('PASSPORT', [
      `NAME ${latin ?? info.name}`,
      `NO. ${idNumber}`,
      `BORN ${info.birthDate}`,
      key === 'han' ? 'EXPIRED 2025-03-31' : 'VALID TO 2031-12-31',
    ])
    const front = await file(act, 'identityDocument', '护照资料页-示例.png', picture)
    await submitIdentity(act, identityForm.parse({ legalName: info.name, idKind: 'passport', idNumber, front }))
  })

const reject = (scene: Scene, key: string) =>
  scene.do(scene.operator(), (act) =>
    rejectPerson(act, {
      id: scene.person(key).accountId,
      reasons: [{ field: 'front', reason: 'expired', note: '护照已于 2025 年 3 月 31 日到期，请上传新护照的资料页' }],
      final: false,
    }),
  )
