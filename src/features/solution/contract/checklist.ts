import type { Pair } from '../../../platform/contract/texts.ts'

/** Papers to have ready for a service, and what a place asks beside them. Where a place is not named, the general list stands and says so. */
export const checklistServices = [
  'incorporation',
  'ip',
  'legal',
  'certification',
  'afterSales',
  'installation',
  'exhibition',
  'visa',
] as const
export type ChecklistService = (typeof checklistServices)[number]

export interface Paper {
  key: string
  name: Pair
  /** Who gives it, in what form, and the usual mistake. */
  note: Pair
}

const paper = (key: string, nameCn: string, nameEn: string, noteCn: string, noteEn: string): Paper => ({
  key,
  name: { cn: nameCn, en: nameEn },
  note: { cn: noteCn, en: noteEn },
})

const licence = paper(
  'licence',
  '营业执照（公证或领事认证）',
  'Business licence, notarised or apostilled',
  '先问清对方要公证还是海牙附加证明书，翻译件通常要一并办。',
  'Ask first whether a notary suffices or an apostille is wanted; the translation is usually certified with it.',
)
const articles = paper(
  'articles',
  '公司章程',
  'Articles of association',
  '最新版，含全部修正案。',
  'The latest version with all amendments.',
)
const resolution = paper(
  'resolution',
  '股东会或董事会决议',
  'Resolution of shareholders or board',
  '写明授权谁、做什么、到哪一天。',
  'Names who may do what, and until when.',
)
const passports = paper(
  'passports',
  '董事、股东护照与住址证明',
  'Passports and proof of address of directors and shareholders',
  '住址证明多要求三个月内的账单。',
  'Proof of address is mostly a bill of the last three months.',
)
const owners = paper(
  'owners',
  '实际控制人声明',
  'Declaration of beneficial owners',
  '穿透到自然人，比例与股权图一致。',
  'Down to natural persons; shares must agree with the ownership chart.',
)
const power = paper(
  'power',
  '授权委托书',
  'Power of attorney',
  '多数代理机构有固定文本，签字前看授权范围。',
  'Agents mostly have their own text: read its scope before you sign.',
)

const general: Record<ChecklistService, readonly Paper[]> = {
  incorporation: [
    licence,
    articles,
    resolution,
    passports,
    owners,
    paper(
      'odi',
      '境外投资备案或核准文件',
      'Filing or approval of the investment abroad',
      '发改、商务、银行外汇登记；先办再汇款。',
      'Development, commerce and foreign exchange at the bank, before money is sent.',
    ),
    paper(
      'plan',
      '业务说明与资金来源',
      'Business description and source of funds',
      '开户银行必问，写具体客户和供应商。',
      'The bank will ask: name customers and suppliers.',
    ),
    paper(
      'address',
      '当地注册地址与秘书',
      'Registered address and secretary',
      '租约或服务合同，注意能否收法院文书。',
      'Lease or service contract; see that it can receive court papers.',
    ),
  ],
  ip: [
    paper(
      'mark',
      '商标图样与含义说明',
      'The mark and what it means',
      '中文、拼音、英文分别考虑；黑白图样保护面更宽。',
      'Think of Chinese, pinyin and English apart; black and white protects more.',
    ),
    paper(
      'goods',
      '商品和服务清单（尼斯分类）',
      'Goods and services by Nice class',
      '按现在和三年内要卖的列，太宽会被要求证明使用。',
      'What you sell now and within three years; too wide a list may have to be shown in use.',
    ),
    paper(
      'search',
      '近似检索结果',
      'Search for similar marks',
      '申请前做，包括当地语言的音近。',
      'Before filing, similar sounds in the local language included.',
    ),
    licence,
    power,
    paper(
      'priority',
      '优先权证明',
      'Priority document',
      '国内申请起六个月内可要求商标优先权。',
      'A trademark’s priority can be claimed within six months of the filing at home.',
    ),
    paper(
      'use',
      '使用证据',
      'Evidence of use',
      '带日期的包装、发票、网页，留着，复审和无效都要用。',
      'Dated packaging, invoices and pages: reviews and cancellations turn on them.',
    ),
  ],
  legal: [
    paper(
      'facts',
      '事实经过与时间线',
      'Facts in order of time',
      '一页纸，附件编号，别等律师问。',
      'One page with numbered enclosures, before the lawyer asks.',
    ),
    paper(
      'contracts',
      '相关合同与往来邮件',
      'Contracts and correspondence',
      '原文优先，翻译注明译者。',
      'Originals first; translations name who made them.',
    ),
    paper(
      'law',
      '适用法律与争议解决条款',
      'Governing law and dispute clause',
      '先看仲裁还是诉讼、在哪里、用什么语言。',
      'Court or arbitration, where, and in which language.',
    ),
    licence,
    power,
    paper(
      'conflict',
      '利益冲突核对名单',
      'Names for a conflict check',
      '对方公司、股东、顾问的全名。',
      'Full names of the other side, its shareholders and advisers.',
    ),
  ],
  certification: [
    paper(
      'models',
      '型号清单与差异说明',
      'Models and how they differ',
      '同系列能否合并测试，取决于差异表写得是否清楚。',
      'Whether a family is tested as one depends on how clear this table is.',
    ),
    paper(
      'drawings',
      '电路图、关键元器件清单、结构图',
      'Circuits, critical components, drawings',
      '元器件要有各自的证书编号。',
      'Components with certificate numbers of their own.',
    ),
    paper(
      'manual',
      '当地语言说明书与标签样稿',
      'Manual and label in the local language',
      '警示语按标准原文，不自行翻译。',
      'Warnings in the standard’s own wording.',
    ),
    paper(
      'reports',
      '已有测试报告',
      'Test reports you have',
      '看实验室资质和标准版本，旧版常常不被接受。',
      'Look at the laboratory’s accreditation and the edition of the standard.',
    ),
    paper(
      'risk',
      '风险评估',
      'Risk assessment',
      '机械、无线、电池产品多数市场都要。',
      'Asked in most markets for machinery, radio and batteries.',
    ),
    paper(
      'rep',
      '当地负责人或授权代表协议',
      'Agreement with a local responsible person',
      '名称地址要印在产品或包装上。',
      'Name and address go on product or packaging.',
    ),
    paper(
      'declaration',
      '符合性声明',
      'Declaration of conformity',
      '由制造商签署，保存期按当地规定。',
      'Signed by the maker and kept as long as the place asks.',
    ),
  ],
  afterSales: [
    paper(
      'terms',
      '保修条款（当地语言）',
      'Warranty terms in the local language',
      '法定保修不能用条款排除。',
      'What the law gives cannot be taken away by terms.',
    ),
    paper(
      'levels',
      '服务等级：响应、到场、修复',
      'Service levels: answer, on site, repaired',
      '按工作日还是自然日写清楚。',
      'Say working days or calendar days.',
    ),
    paper(
      'spares',
      '备件清单与安全库存',
      'Spares and safety stock',
      '海关编码、原产地、单价一起给。',
      'With customs code, origin and price.',
    ),
    paper('training', '培训材料与考核', 'Training and its test', '教会谁、考什么、谁签字。', 'Who is taught, what is tested, who signs.'),
    paper(
      'flow',
      '故障受理与升级流程',
      'How faults are taken in and escalated',
      '电话、工单、语言、时区。',
      'Telephone, tickets, language, time zone.',
    ),
    paper(
      'returns',
      '退换与报废处理',
      'Returns and disposal',
      '电池、电子产品有回收义务。',
      'Batteries and electronics must be taken back.',
    ),
  ],
  installation: [
    paper(
      'site',
      '现场条件确认单',
      'Site conditions',
      '承重、电源、网络、卸货口，现场拍照签字。',
      'Load, power, network, dock: photographed and signed.',
    ),
    paper(
      'drawing',
      '安装图与用电清单',
      'Installation drawings and electrical list',
      '按当地电压和插座标准。',
      'For local voltage and plugs.',
    ),
    paper(
      'crew',
      '安装人员资质与保险',
      'Crew’s licences and insurance',
      '电工、起重、高空作业证按当地法。',
      'Electrician, lifting, work at height, as local law asks.',
    ),
    paper(
      'method',
      '施工方案与风险评估',
      'Method statement and risk assessment',
      '多数工厂没有它不放行。',
      'Most plants admit nobody without it.',
    ),
    paper(
      'tools',
      '工具与 ATA 单证册',
      'Tools and ATA carnet',
      '自带工具临时进口，回国核销。',
      'Own tools enter for a time and are discharged on return.',
    ),
    paper(
      'acceptance',
      '验收标准与签字人',
      'Acceptance criteria and who signs',
      '空载、带料、连续运行各多久，先写好。',
      'Dry run, with material, continuous: how long each, written beforehand.',
    ),
  ],
  exhibition: [
    paper('booth', '参展申请与展位合同', 'Application and stand contract', '看取消条款和付款节点。', 'Cancellation terms and when to pay.'),
    paper(
      'design',
      '展台图与结构计算',
      'Stand design and structural calculation',
      '双层和吊挂要提前报审。',
      'Two storeys and rigging are approved well ahead.',
    ),
    paper(
      'carnet',
      '展品清单与 ATA 单证册',
      'Exhibits and ATA carnet',
      '写型号、序列号、价值；消耗品另列。',
      'Model, serial number, value; consumables apart.',
    ),
    paper(
      'letters',
      '邀请函与签证材料',
      'Invitation letters and visas',
      '按开展日倒排，旺季预约难。',
      'Backwards from opening day; appointments are scarce in season.',
    ),
    paper(
      'insurance',
      '运输、展品与第三者责任险',
      'Freight, exhibits and liability insurance',
      '展馆多要求第三者责任险凭证。',
      'Venues mostly ask for proof of liability cover.',
    ),
    paper(
      'leads',
      '客户信息收集告知',
      'Notice for collecting visitors’ data',
      '扫码收名片也要按当地个人信息法告知。',
      'Scanning badges also needs the notice that local law asks.',
    ),
  ],
  visa: [
    paper('passport', '护照与照片', 'Passport and photograph', '有效期多要求六个月以上。', 'Mostly valid for six months or more.'),
    paper(
      'contract',
      '劳动合同或派遣函',
      'Employment contract or assignment letter',
      '职位、薪酬、期限要与申请一致。',
      'Role, pay and term must agree with the application.',
    ),
    paper('degree', '学历与工作证明', 'Degrees and references', '常要公证和附加证明书。', 'Often notarised with apostille.'),
    paper('record', '无犯罪记录证明', 'Police certificate', '有效期短，最后办。', 'Valid for a short time: get it last.'),
    paper('medical', '体检与保险', 'Medical and insurance', '按指定医院或表格。', 'At named hospitals or on named forms.'),
    paper(
      'sponsor',
      '当地担保公司的资质',
      'The local sponsor’s standing',
      '配额、注册状态、社保缴纳。',
      'Quota, registration and contributions.',
    ),
  ],
}

/** What a place asks beside the general list. Facts to be checked with the body that is named. */
const local: Partial<Record<string, Partial<Record<ChecklistService, readonly Paper[]>>>> = {
  VN: {
    ip: [
      paper(
        'vnMadrid',
        '越南：马德里或单一申请',
        'Viet Nam: Madrid or direct filing',
        '越南知识产权局对两种途径都实质审查；外国申请人须由当地代理提交。',
        'The IP Office examines both in substance; foreign applicants file through a local agent.',
      ),
    ],
    incorporation: [
      paper(
        'vnIrc',
        '越南：投资登记证与企业登记证',
        'Viet Nam: investment and enterprise certificates',
        '外资先办投资登记证（IRC），再办企业登记证（ERC）。',
        'Foreign capital gets the investment certificate (IRC) first, then the enterprise certificate (ERC).',
      ),
    ],
    visa: [
      paper(
        'vnPermit',
        '越南：用工需求报批',
        'Viet Nam: approval to employ a foreigner',
        '雇主先向劳动部门说明需要外国劳动者，再办工作许可。',
        'The employer first explains the need to the labour authority, then applies for the permit.',
      ),
    ],
  },
  SG: {
    incorporation: [
      paper(
        'sgDirector',
        '新加坡：本地董事与公司秘书',
        'Singapore: resident director and secretary',
        'ACRA 要求至少一名通常居住于新加坡的董事，秘书须在成立后六个月内委任。',
        'ACRA asks for at least one director ordinarily resident there, and a secretary within six months.',
      ),
    ],
    ip: [
      paper(
        'sgClass',
        '新加坡：按类收费',
        'Singapore: fees by class',
        '在 IPOS 提交，用其预核准商品描述较省。',
        'File with IPOS; its pre-approved descriptions cost less.',
      ),
    ],
    visa: [
      paper(
        'sgCompass',
        '新加坡：就业准证评分',
        'Singapore: points for the Employment Pass',
        '薪资门槛与 COMPASS 评分以人力部最新公布为准，先用其自测工具。',
        'Pay thresholds and COMPASS points as the Ministry of Manpower publishes them; use its self-assessment first.',
      ),
    ],
  },
  DE: {
    incorporation: [
      paper(
        'deNotary',
        '德国：公证与商业登记',
        'Germany: notary and commercial register',
        'GmbH 设立须经公证；先开账户缴资，再登记。',
        'A GmbH is formed before a notary; capital is paid into an account before registration.',
      ),
    ],
    certification: [
      paper(
        'deWeee',
        '德国：WEEE、电池与包装登记',
        'Germany: WEEE, batteries and packaging',
        '电子电气设备在 stiftung ear 注册，包装在 LUCID 登记，未登记不得销售。',
        'Register equipment with stiftung ear and packaging with LUCID; without them nothing may be sold.',
      ),
    ],
    exhibition: [
      paper(
        'deTrade',
        '德国：展会临时用电与搭建许可',
        'Germany: power and build permits',
        '按展馆技术准则报审，外籍搭建人员须有用工申报。',
        'Approval under the venue’s technical guidelines; foreign crews must be declared.',
      ),
    ],
  },
  US: {
    ip: [
      paper(
        'usUse',
        '美国：使用依据',
        'United States: basis of filing',
        'USPTO 要求使用或使用意图；外国申请人须由美国执业律师代理。',
        'USPTO asks for use or intent to use; applicants abroad need a US-licensed attorney.',
      ),
    ],
    incorporation: [
      paper(
        'usEin',
        '美国：州注册与 EIN',
        'United States: state filing and EIN',
        '先选州注册，再向 IRS 申请 EIN；银行多要求负责人到场。',
        'File in a state, then apply to the IRS for an EIN; banks mostly want someone in person.',
      ),
    ],
    certification: [
      paper(
        'usFcc',
        '美国：FCC 与产品安全',
        'United States: FCC and product safety',
        '无线产品 FCC 授权，电气安全多用 NRTL 认证；各州另有要求。',
        'FCC authorisation for radio, an NRTL mark for electrical safety; states add their own.',
      ),
    ],
  },
  AE: {
    incorporation: [
      paper(
        'aeZone',
        '阿联酋：大陆公司或自由区',
        'UAE: mainland or free zone',
        '先定业务范围：面向本地客户、办签证名额、税务待遇各不同。',
        'Settle the activity first: local customers, visa quota and tax differ.',
      ),
    ],
    visa: [
      paper(
        'aeMohre',
        '阿联酋：MOHRE 合同与居留',
        'UAE: MOHRE contract and residence',
        '劳动合同在 MOHRE 登记，体检与 Emirates ID 同步办。',
        'The contract is registered with MOHRE; medical and Emirates ID go along.',
      ),
    ],
    exhibition: [
      paper(
        'aeArabic',
        '阿联酋：阿拉伯语标签',
        'UAE: Arabic labels',
        '食品、化妆品样品入境需登记或标签。',
        'Food and cosmetics samples need registration or labels.',
      ),
    ],
  },
  MX: {
    incorporation: [
      paper(
        'mxRfc',
        '墨西哥：公证设立与 RFC',
        'Mexico: notary deed and RFC',
        '公证人办理章程，SAT 办税号（RFC）与电子签名；法定代表人须有 RFC。',
        'A notary draws the deed; SAT gives the tax number (RFC) and e-signature; the representative needs an RFC too.',
      ),
    ],
    certification: [
      paper(
        'mxNom',
        '墨西哥：NOM 认证',
        'Mexico: NOM certificate',
        '证书持有人为当地进口商，换进口商要另办。',
        'The certificate belongs to the local importer; another importer needs another.',
      ),
    ],
  },
  JP: {
    certification: [
      paper(
        'jpPse',
        '日本：PSE 与技适',
        'Japan: PSE and radio mark',
        '进口商须申报并在产品上标注；无线产品另办技适。',
        'The importer notifies and marks the product; radio needs its own certificate.',
      ),
    ],
    ip: [
      paper(
        'jpJpo',
        '日本：商品描述与类似群',
        'Japan: descriptions and similar groups',
        'JPO 按类似群代码审查，商品描述要具体。',
        'JPO examines by similar-group codes: describe goods closely.',
      ),
    ],
  },
  BR: {
    incorporation: [
      paper(
        'brCpf',
        '巴西：股东 CNPJ 或 CPF 与当地代表',
        'Brazil: CNPJ or CPF and a local representative',
        '外国股东须有税号和驻巴西代理人，章程葡文公证。',
        'Foreign shareholders need a tax number and an attorney-in-fact; the deed is in Portuguese.',
      ),
    ],
    certification: [
      paper(
        'brAnatel',
        '巴西：ANATEL 与 INMETRO',
        'Brazil: ANATEL and INMETRO',
        '无线产品办 ANATEL，部分电器办 INMETRO，需当地持证人。',
        'Radio goes through ANATEL, some appliances through INMETRO, held by a local company.',
      ),
    ],
  },
  GB: {
    certification: [
      paper(
        'gbUkca',
        '英国：UKCA 或 CE',
        'United Kingdom: UKCA or CE',
        '多数产品仍可用 CE，个别类别不同，以英国政府最新公告为准。',
        'CE is still taken for most products; some differ, as the government’s latest notice says.',
      ),
    ],
    incorporation: [
      paper(
        'gbPsc',
        '英国：重要控制人登记',
        'United Kingdom: persons with significant control',
        '在 Companies House 登记并保持更新，董事须验证身份。',
        'Filed with Companies House and kept current; directors verify their identity.',
      ),
    ],
  },
  ID: {
    incorporation: [
      paper(
        'idOss',
        '印度尼西亚：OSS 与 NIB',
        'Indonesia: OSS and NIB',
        '外资公司（PT PMA）在 OSS 取得 NIB，按业务代码定风险等级与许可。',
        'A foreign-owned PT gets its NIB in OSS; the business code decides risk and licences.',
      ),
    ],
    certification: [
      paper(
        'idSni',
        '印度尼西亚：SNI、SDPPI 与清真',
        'Indonesia: SNI, SDPPI and halal',
        '强制 SNI 目录、无线 SDPPI；食品化妆品另看清真要求。',
        'The compulsory SNI list, SDPPI for radio; halal for food and cosmetics.',
      ),
    ],
  },
}

/** Places with notes of their own. */
export const checklistRegions = Object.keys(local)

export interface Checklist {
  papers: Paper[]
  /** What this place asks beside; empty where we have nothing of its own to say. */
  local: Paper[]
}

export const checklistFor = (service: ChecklistService, region: string): Checklist => ({
  papers: [...general[service]],
  local: [...(local[region]?.[service] ?? [])],
})
