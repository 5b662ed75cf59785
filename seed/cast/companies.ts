import type { z } from 'zod'
import { createAccount, joinCompany } from '../../src/features/base/account/server/writes.ts'
import { companyAuthenticationForm, companyCardForm, companyInfoForm } from '../../src/features/base/company/contract/schema.ts'
import { approveCompany, submitCompany } from '../../src/features/base/company/server/verify.ts'
import { saveCard, saveInfo } from '../../src/features/base/company/server/writes.ts'
import { isCreditCode } from '../../src/features/base/verification/contract/numbers.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { userTypes } from '../../src/rules/constants.ts'
import type { TeamRole } from '../../src/rules/permissions.ts'
import { documentPicture, logoPicture } from '../engine/picture.ts'
import { actorOf, type Cast, file, type Scene } from '../engine/scene.ts'

interface CompanySpec {
  key: string
  latin: string
  standing: 'verified' | 'pending' | 'unverified'
  registered: number
  card: Omit<z.input<typeof companyCardForm>, 'logo'>
  more: Partial<z.input<typeof companyInfoForm>>
  legalPerson: string
  members: ReadonlyArray<{ phone: string; name: string; role: TeamRole }>
}

/** Invented companies. Their document numbers belong to no registry: the area inside the credit code is 000000. */
export const companySpecs: readonly CompanySpec[] = [
  {
    key: 'langong',
    latin: 'LANGONG ROBOTICS',
    standing: 'verified',
    registered: 158.6,
    card: {
      shortName: '澜工机器人 Langong Robotics',
      fullName: '杭州澜工机器人有限公司',
      industry: 'robotics',
      scale: 'to499',
      area: 'CN-3301',
      contactName: '陆屿宁',
      position: '海外业务总经理',
    },
    more: {
      type: 'private',
      website: 'langong.example',
      address: '滨江区示例路 18 号 6 幢',
      intro:
        '做协作机械臂和产线上下料单元，客户以汽车零部件与 3C 代工厂为主。2024 年起在德国、墨西哥、越南交付整线，现场安装、备件和操作员培训都交给当地伙伴。\n\nWe build cobots and machine-tending cells for car-part and electronics plants. Since 2024 we have delivered lines in Germany, Mexico and Vietnam; installation, spares and operator training are done by local partners.',
      benefits: ['差旅实报实销', '设备与工装由我方提供', '按里程碑确认'],
      contactPhone: '+86 571 0000 1801',
      contactEmail: 'overseas@langong.example',
    },
    legalPerson: '陆屿宁',
    members: [
      { phone: '13800000001', name: '陆屿宁', role: 'owner' },
      { phone: '13800000002', name: '唐予白', role: 'finance' },
      { phone: '13800000003', name: '覃朗', role: 'viewer' },
    ],
  },
  {
    key: 'qinghe',
    latin: 'QINGHE MEDICAL',
    standing: 'verified',
    registered: 44.2,
    card: {
      shortName: '青禾医疗 Qinghe Medical',
      fullName: '苏州青禾医疗器械有限公司',
      industry: 'medical',
      scale: 'to499',
      area: 'CN-3205',
      contactName: '闻人栖',
      position: '国际注册负责人',
    },
    more: {
      type: 'private',
      website: 'qinghe-medical.example',
      address: '工业园区示例街 9 号',
      intro:
        '便携超声与制氧设备厂商，产品已取得 CE 证书，正在推进东南亚、中东和拉美的注册。每个市场都需要本地的注册代理、说明书翻译和装机培训。\n\nMaker of portable ultrasound and oxygen concentrators. CE marked; registrations under way in Southeast Asia, the Gulf and Latin America, each with a local agent, translated labelling and on-site training.',
      benefits: ['资料齐全，注册文档双语', '按里程碑付款'],
      contactPhone: '+86 512 0000 0911',
      contactEmail: 'ra@qinghe-medical.example',
    },
    legalPerson: '闻人栖',
    members: [{ phone: '13800000011', name: '闻人栖', role: 'owner' }],
  },
  {
    key: 'yuguang',
    latin: 'YUGUANG LIGHTING',
    standing: 'unverified',
    registered: 6.4,
    card: {
      shortName: '屿光照明 Yuguang Lighting',
      fullName: '中山屿光照明科技有限公司',
      industry: 'home',
      scale: 'to99',
      area: 'CN-4420',
      contactName: '邝知夏',
      position: '外贸经理',
    },
    more: { intro: '户外景观灯与太阳能庭院灯工厂，刚开始做自有品牌出海。' },
    legalPerson: '邝知夏',
    members: [{ phone: '13800000021', name: '邝知夏', role: 'owner' }],
  },
  {
    key: 'qian',
    latin: 'QIAN STORAGE',
    standing: 'verified',
    registered: 43.8,
    card: {
      shortName: '启岸储能 Qi’an Storage',
      fullName: '深圳启岸储能技术有限公司',
      industry: 'newEnergy',
      scale: 'to999',
      area: 'CN-4403',
      contactName: '霍念安',
      position: '海外交付总监',
    },
    more: {
      type: 'private',
      website: 'qian-storage.example',
      intro: '工商业储能柜与户用电池。Commercial and residential batteries; projects in Poland, Australia and South Africa.',
      benefits: ['长期合作优先'],
    },
    legalPerson: '霍念安',
    members: [
      { phone: '13770000001', name: '霍念安', role: 'owner' },
      { phone: '13770000002', name: '卓闻', role: 'finance' },
    ],
  },
  {
    key: 'muyu',
    latin: 'MUYU HOME',
    standing: 'verified',
    registered: 43.4,
    card: {
      shortName: '木屿家居 Muyu Home',
      fullName: '佛山木屿家居用品有限公司',
      industry: 'home',
      scale: 'to499',
      area: 'CN-4406',
      contactName: '麦以棠',
      position: '品牌出海负责人',
    },
    more: {
      type: 'private',
      website: 'muyu-home.example',
      intro: '平板包装家具，主要销往北美、日本和英国。Flat-pack furniture for North America, Japan and the UK.',
    },
    legalPerson: '麦以棠',
    members: [{ phone: '13770000003', name: '麦以棠', role: 'owner' }],
  },
  {
    key: 'fubiao',
    latin: 'BUOY INTERACTIVE',
    standing: 'verified',
    registered: 42.9,
    card: {
      shortName: '浮标互动 Buoy Interactive',
      fullName: '上海浮标互动网络科技有限公司',
      industry: 'games',
      scale: 'to99',
      area: 'CN-3101',
      contactName: '褚澄',
      position: '发行制作人',
    },
    more: {
      type: 'private',
      website: 'buoy.example',
      intro: '休闲手游发行团队，日语、韩语、泰语和阿拉伯语市场。Casual mobile games in Japanese, Korean, Thai and Arabic.',
    },
    legalPerson: '褚澄',
    members: [{ phone: '13770000004', name: '褚澄', role: 'owner' }],
  },
  {
    key: 'hesui',
    latin: 'HESUI AGRI',
    standing: 'verified',
    registered: 42.5,
    card: {
      shortName: '禾穗农机 Hesui Agri',
      fullName: '潍坊禾穗农业装备有限公司',
      industry: 'machinery',
      scale: 'to999',
      area: 'CN-3707',
      contactName: '綦东野',
      position: '非洲与中亚大区经理',
    },
    more: {
      type: 'private',
      website: 'hesui-agri.example',
      intro:
        '中小马力拖拉机与播种机，在肯尼亚、尼日利亚和哈萨克斯坦有经销商。Small tractors and seed drills with dealers in Kenya, Nigeria and Kazakhstan.',
    },
    legalPerson: '綦东野',
    members: [{ phone: '13770000005', name: '綦东野', role: 'owner' }],
  },
  {
    key: 'chengzhou',
    latin: 'ORANGEBOAT COMMERCE',
    standing: 'pending',
    registered: 4.3,
    card: {
      shortName: '橙舟跨境 Orangeboat',
      fullName: '广州橙舟跨境电子商务有限公司',
      industry: 'ecommerce',
      scale: 'to20',
      area: 'CN-4401',
      contactName: '容觅',
      position: '创始人',
    },
    more: { type: 'private', intro: '宠物用品跨境卖家，计划从平台店铺转向欧洲独立站。' },
    legalPerson: '容觅',
    members: [{ phone: '13770000006', name: '容觅', role: 'owner' }],
  },
]

export function planCompanies(scene: Scene): void {
  companySpecs.forEach((spec, at) => {
    scene.plan(spec.registered, () => register(scene, spec))
    scene.plan(spec.registered - 0.06, () => describe(scene, spec))
    if (spec.standing === 'unverified') return
    scene.plan(spec.registered - 0.2, () => submit(scene, spec, at))
    if (spec.standing === 'verified') scene.plan(spec.registered - 0.9, () => approve(scene, spec))
  })
}

async function register(scene: Scene, spec: CompanySpec): Promise<void> {
  const seated: Cast[] = []
  for (const { phone, name, role } of spec.members) {
    const row = await performAsSystem(scene.services, 'seed', (act) =>
      createAccount(act, {
        userType: userTypes.company,
        areaCode: '86',
        phone,
        name,
        passwordHash: scene.passwordHash,
        companyName: spec.card.fullName,
        whetherIntact: role === 'owner' ? 'N' : 'Y',
      }),
    )
    const companyId = scene.companies.get(spec.key)?.companyId ?? null
    const cast: Cast = { accountId: row.id, name, lang: 'cn', actor: actorOf(row.id, userTypes.company, role, companyId, role !== 'owner') }
    if (role === 'owner') {
      const { companyId: founded } = await scene.do(cast, async (act) => {
        const logo = await file(act, 'logo', `${spec.key}-logo.png`, logoPicture(spec.latin))
        return saveCard(act, companyCardForm.parse({ ...spec.card, logo }))
      })
      cast.actor = actorOf(row.id, userTypes.company, role, founded, true)
      scene.companies.set(spec.key, { companyId: founded, owner: cast, finance: cast, latin: spec.latin })
    } else {
      await performAsSystem(scene.services, 'seed', (act) => joinCompany(act, { accountId: row.id, companyId: companyId!, role }))
      if (role === 'finance') scene.company(spec.key).finance = cast
    }
    seated.push(cast)
  }
}

/** The logo must be sent again: omitted fields are cleared. */
const describe = (scene: Scene, spec: CompanySpec) =>
  scene.do(scene.company(spec.key).owner, async (act) => {
    const logo = await file(act, 'logo', `${spec.key}-logo.png`, logoPicture(spec.latin))
    await saveInfo(act, companyInfoForm.parse({ ...spec.card, ...spec.more, logo }))
  })

const submit = (scene: Scene, spec: CompanySpec, at: number) =>
  scene.do(scene.company(spec.key).owner, async (act) => {
    const creditCode = creditCodeOf(at)
    const legalIdNumber = `E0000${String(1000 + at)}`
    const licence = await file(
      act,
      'document',
      '营业执照-示例.png',
      documentPicture('BUSINESS LICENCE', [spec.latin, `CODE ${creditCode}`, 'ISSUED BY: SAMPLE REGISTRY']),
    )
    const legalIdFront = await file(
      act,
      'identityDocument',
      '法定代表人证件-示例.png',
      documentPicture('PASSPORT', ['LEGAL REPRESENTATIVE', spec.latin, `NO. ${legalIdNumber}`]),
    )
    await submitCompany(
      act,
      companyAuthenticationForm.parse({
        fullName: spec.card.fullName,
        creditCode,
        legalPerson: spec.legalPerson,
        licence,
        legalIdKind: 'passport',
        legalIdNumber,
        legalIdFront,
      }),
    )
  })

const approve = (scene: Scene, spec: CompanySpec) =>
  scene.do(scene.operator(), (act) => approveCompany(act, scene.company(spec.key).companyId))

/** A number with a valid check digit and an area that does not exist. */
function creditCodeOf(at: number): string {
  const stem = `91000000MAHD${String(1000 + at)}`.padEnd(17, '0')
  return [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((digit) => stem + digit).find(isCreditCode)!
}
