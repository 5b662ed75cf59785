import { pair, type RateLine, type RegionRates } from './shape.ts'

const cpf = ['CPF Board', 'https://www.cpf.gov.sg/employer'] as const
const ssg = ['SkillsFuture Singapore', 'https://www.skillsfuture.gov.sg'] as const
const vss = ['Vietnam Social Security', 'https://baohiemxahoi.gov.vn'] as const
const sso = ['Social Security Office, Thailand', 'https://www.sso.go.th'] as const
const bpjs = ['BPJS Ketenagakerjaan', 'https://www.bpjsketenagakerjaan.go.id'] as const
const jps = ['Japan Pension Service', 'https://www.nenkin.go.jp'] as const
const mhlw = ['MHLW Japan', 'https://www.mhlw.go.jp'] as const
const perkeso = ['PERKESO', 'https://www.perkeso.gov.my'] as const
const nps = ['National Pension Service, Korea', 'https://www.nps.or.kr'] as const
const nhis = ['National Health Insurance Service, Korea', 'https://www.nhis.or.kr'] as const
const comwel = ['COMWEL', 'https://www.comwel.or.kr'] as const
const mohre = ['MOHRE', 'https://www.mohre.gov.ae'] as const

const thirteenth = (source: RateLine['source'], cn: string, en: string): RateLine => ({
  code: 'M13',
  name: pair(cn, en),
  percent: 8.3333,
  source,
  note: pair('按月计提十二分之一', 'One twelfth set aside each month'),
})

/** From a day on: the caps of social and health insurance and of the union fund follow the reference level. */
const vietnam = (effectiveFrom: string, wageCap: string, cn: string, en: string): RegionRates => ({
  region: 'VN',
  effectiveFrom,
  note: pair(
    '按第一区、越南籍员工计算；外籍员工不缴失业保险。',
    'For Vietnamese staff in Region I. Foreign staff pay no unemployment insurance.',
  ),
  lines: [
    { code: 'BHXH', name: pair('社会保险', 'Social insurance'), percent: 17.5, wageCap, source: vss, note: pair(cn, en) },
    { code: 'BHYT', name: pair('健康保险', 'Health insurance'), percent: 3, wageCap, source: vss },
    {
      code: 'BHTN',
      name: pair('失业保险', 'Unemployment insurance'),
      percent: 1,
      wageCap: '106200000',
      source: vss,
      note: pair('地区最低工资的 20 倍为上限', 'Capped at 20 times the regional minimum wage'),
    },
    {
      code: 'KPCD',
      name: pair('工会经费', 'Trade union fund'),
      percent: 2,
      wageCap,
      source: ['Tổng Liên đoàn Lao động Việt Nam', 'https://www.congdoan.vn'],
    },
  ],
})

export const asia: readonly RegionRates[] = [
  {
    region: 'SG',
    effectiveFrom: '2026-01-01',
    note: pair(
      '适用于 55 岁及以下的新加坡公民和满三年的永久居民；外籍准证持有人不缴 CPF；S 准证、工作准证另缴外劳税，就业准证不缴。',
      'For citizens and permanent residents of three years or more, up to age 55. Pass holders pay no CPF; S Passes and Work Permits carry a levy, Employment Passes do not.',
    ),
    lines: [
      { code: 'CPF', name: pair('雇主公积金 CPF', 'Employer CPF'), percent: 17, wageCap: '8000', source: cpf },
      { code: 'SDL', name: pair('技能发展税 SDL', 'Skills Development Levy'), percent: 0.25, amountCap: '11.25', floor: '2', source: ssg },
    ],
  },
  vietnam(
    '2026-01-01',
    '46800000',
    '参考额的 20 倍为上限，按参考额 234 万盾计',
    'Capped at 20 times the reference level, here VND 2.34 million',
  ),
  vietnam(
    '2026-07-01',
    '50600000',
    '参考额的 20 倍为上限；自 2026 年 7 月 1 日起参考额为 253 万盾（161/2026/NĐ-CP 号法令）',
    'Capped at 20 times the reference level, VND 2.53 million since 1 July 2026 (Decree 161/2026/ND-CP)',
  ),
  {
    region: 'AE',
    effectiveFrom: '2025-01-01',
    note: pair(
      '适用于外籍员工、工龄五年以内；离职金按基本工资计，这里假定税前月薪全部是基本工资。',
      'For foreign staff in the first five years. Gratuity counts on basic pay; here the whole gross is taken as basic.',
    ),
    lines: [
      {
        code: 'EOSB',
        name: pair('离职金计提', 'End-of-service gratuity'),
        percent: 5.7534,
        source: mohre,
        note: pair('每满一年 21 天基本工资，按 365 天折算', '21 days of basic pay a year, over 365 days'),
      },
      {
        code: 'MED',
        name: pair('基础医疗保险', 'Basic health insurance'),
        fixed: '320',
        base: 'year',
        source: mohre,
        note: pair('北部酋长国基础套餐；迪拜、阿布扎比另计', 'Basic package of the northern emirates; Dubai and Abu Dhabi differ'),
      },
    ],
  },
  {
    region: 'TH',
    effectiveFrom: '2026-01-01',
    note: pair(
      '工伤基金费率 0.2% 至 1%，按行业定，这里取办公类 0.2%。',
      'The compensation fund takes 0.2% to 1% by industry; offices pay 0.2%.',
    ),
    lines: [
      { code: 'SSF', name: pair('社会保障基金', 'Social Security Fund'), percent: 5, wageCap: '17500', floor: '1650', source: sso },
      {
        code: 'WCF',
        name: pair('工伤补偿基金', 'Workmen’s Compensation Fund'),
        percent: 0.2,
        wageCap: '240000',
        base: 'year',
        source: sso,
      },
    ],
  },
  {
    region: 'ID',
    effectiveFrom: '2026-03-01',
    note: pair('工伤费率按行业五档，这里取最低档 0.24%。', 'Accident cover has five industry classes; the lowest, 0.24%, is used.'),
    lines: [
      { code: 'JHT', name: pair('老年保障 JHT', 'Old-age savings (JHT)'), percent: 3.7, source: bpjs },
      { code: 'JP', name: pair('养老金 JP', 'Pension (JP)'), percent: 2, wageCap: '11086300', source: bpjs },
      { code: 'JKK', name: pair('工伤保险 JKK', 'Work accident (JKK)'), percent: 0.24, source: bpjs },
      { code: 'JKM', name: pair('身故保险 JKM', 'Death benefit (JKM)'), percent: 0.3, source: bpjs },
      {
        code: 'KES',
        name: pair('健康保险', 'Health insurance'),
        percent: 4,
        wageCap: '12000000',
        source: ['BPJS Kesehatan', 'https://www.bpjs-kesehatan.go.id'],
      },
      thirteenth(['Kementerian Ketenagakerjaan', 'https://kemnaker.go.id'], '宗教节日津贴 THR', 'Religious holiday allowance (THR)'),
    ],
  },
  {
    region: 'JP',
    effectiveFrom: '2026-04-01',
    note: pair(
      '东京协会健保、40 岁以下、一般行业；按月薪直接计，未换算标准报酬等级。',
      'Tokyo, Kyokai Kenpo, under 40, general industry. Counted on the wage itself, not on its standard grade.',
    ),
    lines: [
      {
        code: 'KENPO',
        name: pair('健康保险', 'Health insurance'),
        percent: 4.925,
        wageCap: '1390000',
        source: ['Kyokai Kenpo', 'https://www.kyoukaikenpo.or.jp'],
      },
      {
        code: 'SHIEN',
        name: pair('儿童育儿支援金', 'Child and child-rearing support levy'),
        percent: 0.115,
        wageCap: '1390000',
        source: ['Children and Families Agency', 'https://www.cfa.go.jp/policies/kodomokosodateshienkinseido'],
        note: pair('2026 年 4 月起，随健康保险征收，劳资各半', 'From April 2026, collected with health insurance, half each'),
      },
      { code: 'KOSEI', name: pair('厚生年金', 'Employees’ pension'), percent: 9.15, wageCap: '650000', source: jps },
      { code: 'KODOMO', name: pair('儿童抚育缴款', 'Child-care contribution'), percent: 0.36, wageCap: '650000', source: jps },
      { code: 'KOYO', name: pair('雇用保险', 'Employment insurance'), percent: 0.85, source: mhlw },
      {
        code: 'ROSAI',
        name: pair('劳灾保险', 'Workers’ accident insurance'),
        percent: 0.3,
        source: mhlw,
        note: pair('按行业定，这里取办公类', 'By industry; the office rate is used'),
      },
    ],
  },
  {
    region: 'MY',
    effectiveFrom: '2025-10-01',
    note: pair(
      '适用于 60 岁以下的公民和永久居民；外籍员工的 EPF 雇主比例为 2%。',
      'For citizens and permanent residents under 60. For foreign staff the employer’s EPF is 2%.',
    ),
    lines: [
      {
        code: 'EPF',
        name: pair('雇员公积金 EPF', 'Employees Provident Fund'),
        brackets: [
          ['5000', 13],
          [null, 12],
        ],
        whole: true,
        source: ['KWSP', 'https://www.kwsp.gov.my'],
      },
      { code: 'SOCSO', name: pair('社会保险 SOCSO', 'SOCSO'), percent: 1.75, wageCap: '6000', source: perkeso },
      { code: 'EIS', name: pair('就业保险 EIS', 'Employment insurance (EIS)'), percent: 0.2, wageCap: '6000', source: perkeso },
      {
        code: 'HRD',
        name: pair('人力资源发展税', 'HRD levy'),
        percent: 1,
        source: ['HRD Corp', 'https://hrdcorp.gov.my'],
        note: pair('10 名及以上本地员工的列管行业', 'Listed industries with ten or more local staff'),
      },
    ],
  },
  {
    region: 'HK',
    effectiveFrom: '2026-01-01',
    note: pair(
      '强积金雇主供款；雇员补偿保险由雇主向保险公司投保，费率另计。',
      'Employer’s mandatory contribution. Employees’ compensation insurance is bought separately.',
    ),
    lines: [
      {
        code: 'MPF',
        name: pair('强积金', 'Mandatory Provident Fund'),
        percent: 5,
        wageCap: '30000',
        source: ['MPFA', 'https://www.mpfa.org.hk'],
      },
    ],
  },
  {
    region: 'KR',
    effectiveFrom: '2026-07-01',
    note: pair(
      '雇用保险按 150 人以下企业计；工伤费率按行业，这里取各行业平均 1.47%（含通勤灾害），办公类行业较低。',
      'Employment insurance for firms under 150 staff. The accident rate is the average over industries, 1.47% with commuting accidents; offices pay less.',
    ),
    lines: [
      { code: 'NPS', name: pair('国民年金', 'National pension'), percent: 4.75, wageCap: '6590000', source: nps },
      { code: 'NHI', name: pair('健康保险', 'Health insurance'), percent: 3.595, source: nhis },
      {
        code: 'LTC',
        name: pair('长期疗养保险', 'Long-term care'),
        percent: 0.4724,
        source: nhis,
        note: pair('健康保险费的 13.14%', '13.14% of the health contribution'),
      },
      { code: 'EI', name: pair('雇用保险', 'Employment insurance'), percent: 1.15, source: comwel },
      { code: 'WCI', name: pair('工伤保险', 'Accident insurance'), percent: 1.47, source: comwel },
      thirteenth(['MOEL Korea', 'https://www.moel.go.kr'], '退职金计提', 'Severance set aside'),
    ],
  },
  {
    region: 'PH',
    effectiveFrom: '2025-01-01',
    note: pair('按月薪直接计，未换算 SSS 月薪等级。', 'Counted on the wage itself, not on its SSS salary credit.'),
    lines: [
      {
        code: 'SSS',
        name: pair('社会保障 SSS', 'SSS'),
        percent: 10,
        wageCap: '35000',
        floor: '5000',
        source: ['SSS', 'https://www.sss.gov.ph'],
      },
      { code: 'EC', name: pair('雇员补偿', 'Employees’ compensation'), fixed: '30', source: ['SSS', 'https://www.sss.gov.ph'] },
      {
        code: 'PHIC',
        name: pair('健康保险 PhilHealth', 'PhilHealth'),
        percent: 2.5,
        wageCap: '100000',
        floor: '10000',
        source: ['PhilHealth', 'https://www.philhealth.gov.ph'],
      },
      {
        code: 'HDMF',
        name: pair('住房基金 Pag-IBIG', 'Pag-IBIG'),
        percent: 2,
        wageCap: '10000',
        source: ['Pag-IBIG Fund', 'https://www.pagibigfund.gov.ph'],
      },
      thirteenth(['DOLE', 'https://www.dole.gov.ph'], '第 13 个月工资', 'Thirteenth-month pay'),
    ],
  },
  {
    region: 'SA',
    effectiveFrom: '2026-01-01',
    note: pair('外籍与沙特籍费率不同，待分开复核。', 'Foreign and Saudi staff differ; to be reviewed apart.'),
    lines: [
      {
        code: 'OHB',
        name: pair('职业伤害保险', 'Occupational hazards'),
        percent: 2,
        wageCap: '45000',
        source: ['GOSI', 'https://www.gosi.gov.sa'],
      },
    ],
    waits: true,
  },
  {
    region: 'IN',
    effectiveFrom: '2026-04-01',
    note: pair('新劳动法典的工资口径待确认。', 'How the new labour codes define wages is still to be confirmed.'),
    lines: [
      {
        code: 'EPF',
        name: pair('雇员公积金 EPF', 'Employees’ Provident Fund'),
        percent: 12,
        wageCap: '15000',
        source: ['EPFO', 'https://www.epfindia.gov.in'],
      },
    ],
    waits: true,
  },
]
