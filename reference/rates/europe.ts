import { pair, type RegionRates } from './shape.ts'

const drv = ['Deutsche Rentenversicherung', 'https://www.deutsche-rentenversicherung.de'] as const
const gkv = ['GKV-Spitzenverband', 'https://www.gkv-spitzenverband.de'] as const
const urssaf = ['URSSAF', 'https://www.urssaf.fr'] as const
const tgss = ['Tesorería General de la Seguridad Social', 'https://www.seg-social.es'] as const

export const europe: readonly RegionRates[] = [
  {
    region: 'DE',
    effectiveFrom: '2026-01-01',
    note: pair(
      '法定医保附加费率取平均 2.9% 的一半；萨克森州护理险不同；未含 U1、U2 分摊（U2 每个雇主都缴，费率由各医保基金定）；工伤保险由行业公会另收。',
      'Half of the average additional health rate of 2.9%. Care insurance differs in Saxony. Without the levies U1 and U2 (every employer pays U2, at the rate of the health fund); accident insurance is billed by the trade body.',
    ),
    lines: [
      { code: 'RV', name: pair('养老保险', 'Pension insurance'), percent: 9.3, wageCap: '8450', source: drv },
      {
        code: 'KV',
        name: pair('医疗保险', 'Health insurance'),
        percent: 8.75,
        wageCap: '5812.50',
        source: gkv,
        note: pair('7.3% 加附加费率的一半 1.45%', '7.3% plus half of the additional rate, 1.45%'),
      },
      {
        code: 'AV',
        name: pair('失业保险', 'Unemployment insurance'),
        percent: 1.3,
        wageCap: '8450',
        source: ['Bundesagentur für Arbeit', 'https://www.arbeitsagentur.de'],
      },
      { code: 'PV', name: pair('护理保险', 'Long-term care insurance'), percent: 1.8, wageCap: '5812.50', source: gkv },
      {
        code: 'U3',
        name: pair('破产津贴分摊', 'Insolvency levy'),
        percent: 0.15,
        wageCap: '8450',
        source: ['Minijob-Zentrale', 'https://www.minijob-zentrale.de'],
      },
    ],
  },
  {
    region: 'GB',
    effectiveFrom: '2026-04-06',
    note: pair(
      'A 类雇员；未计雇佣津贴和学徒税（年工资总额超过 300 万英镑才缴）。',
      'Category A. Without the Employment Allowance and the Apprenticeship Levy, which starts at a pay bill of £3 million.',
    ),
    lines: [
      {
        code: 'NIC',
        name: pair('国民保险（雇主）', 'Employer National Insurance'),
        brackets: [
          ['5000', 0],
          [null, 15],
        ],
        base: 'year',
        source: ['HMRC', 'https://www.gov.uk/government/organisations/hm-revenue-customs'],
      },
      {
        code: 'AE',
        name: pair('自动加入养老金', 'Workplace pension, auto-enrolment'),
        brackets: [
          ['6240', 0],
          ['50270', 3],
          [null, 0],
        ],
        base: 'year',
        source: ['The Pensions Regulator', 'https://www.thepensionsregulator.gov.uk'],
        note: pair('法定最低 3%', 'The statutory minimum of 3%'),
      },
    ],
  },
  {
    region: 'FR',
    effectiveFrom: '2026-01-01',
    note: pair(
      '未计一般减免（RGDU）与交通税；工伤费率按企业核定，这里取 1%。',
      'Without the general relief (RGDU) and the mobility levy. Accident rates are set by firm; 1% is used.',
    ),
    lines: [
      { code: 'AM', name: pair('医疗、生育、残疾、身故', 'Health, maternity, disability, death'), percent: 13, source: urssaf },
      { code: 'VP', name: pair('基本养老（限额内）', 'Basic pension, capped'), percent: 8.55, wageCap: '4005', source: urssaf },
      { code: 'VD', name: pair('基本养老（全额）', 'Basic pension, uncapped'), percent: 2.11, source: urssaf },
      { code: 'AF', name: pair('家庭津贴', 'Family allowances'), percent: 5.25, source: urssaf },
      { code: 'CSA', name: pair('自主互助缴款', 'Solidarity for autonomy'), percent: 0.3, source: urssaf },
      { code: 'AC', name: pair('失业保险', 'Unemployment insurance'), percent: 4, wageCap: '16020', source: urssaf },
      { code: 'AGS', name: pair('工资担保', 'Wage guarantee (AGS)'), percent: 0.25, wageCap: '16020', source: urssaf },
      {
        code: 'FNAL',
        name: pair('住房援助基金', 'Housing fund (FNAL)'),
        percent: 0.5,
        source: urssaf,
        note: pair('50 人及以上', 'Fifty staff or more'),
      },
      { code: 'ATMP', name: pair('工伤与职业病', 'Work accidents'), percent: 1, source: urssaf },
      {
        code: 'RC',
        name: pair('补充养老 AGIRC-ARRCO', 'Supplementary pension'),
        brackets: [
          ['4005', 6.01],
          ['32040', 14.57],
          [null, 0],
        ],
        source: ['AGIRC-ARRCO', 'https://www.agirc-arrco.fr'],
      },
      { code: 'FT', name: pair('职业培训与学徒税', 'Training and apprenticeship'), percent: 1.68, source: urssaf },
    ],
  },
  {
    region: 'ES',
    effectiveFrom: '2026-01-01',
    note: pair(
      '无固定期限合同；工伤费率取办公类 1.5%；未计高薪团结缴款。',
      'Permanent contract; accident rate of offices, 1.5%. Without the solidarity contribution on high wages.',
    ),
    lines: [
      { code: 'CC', name: pair('普通风险', 'Common contingencies'), percent: 23.6, wageCap: '5101.20', source: tgss },
      { code: 'DES', name: pair('失业保险', 'Unemployment'), percent: 5.5, wageCap: '5101.20', source: tgss },
      { code: 'FOG', name: pair('工资担保基金', 'Wage guarantee fund'), percent: 0.2, wageCap: '5101.20', source: tgss },
      { code: 'FP', name: pair('职业培训', 'Vocational training'), percent: 0.6, wageCap: '5101.20', source: tgss },
      { code: 'MEI', name: pair('代际公平机制', 'Intergenerational equity (MEI)'), percent: 0.75, wageCap: '5101.20', source: tgss },
      { code: 'AT', name: pair('工伤与职业病', 'Work accidents'), percent: 1.5, wageCap: '5101.20', source: tgss },
    ],
  },
  {
    region: 'NL',
    effectiveFrom: '2026-01-01',
    note: pair('Aof 高低两档与 Whk 单独核定，待复核。', 'Aof has two rates and Whk is set by firm; waiting for review.'),
    lines: [
      {
        code: 'AWF',
        name: pair('失业基金', 'Unemployment fund (AWf)'),
        percent: 2.74,
        wageCap: '6617.41',
        source: ['Belastingdienst', 'https://www.belastingdienst.nl'],
      },
    ],
    waits: true,
  },
]
