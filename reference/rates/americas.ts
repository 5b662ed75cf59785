import { pair, type RegionRates } from './shape.ts'

const inss = ['Receita Federal / INSS', 'https://www.gov.br/inss'] as const
const mte = ['Ministério do Trabalho e Emprego', 'https://www.gov.br/trabalho-e-emprego'] as const
const imss = ['IMSS', 'https://www.imss.gob.mx'] as const
const irs = ['IRS', 'https://www.irs.gov'] as const
const cra = ['Canada Revenue Agency', 'https://www.canada.ca/en/revenue-agency.html'] as const
const ato = ['Australian Taxation Office', 'https://www.ato.gov.au'] as const

/** The Americas, and Australia. */
export const americas: readonly RegionRates[] = [
  {
    region: 'BR',
    effectiveFrom: '2026-01-01',
    note: pair(
      '一般税制（非 Simples）；RAT 取 2%，未乘 FAP；第 13 薪与假期津贴上的社保另计。',
      'Standard regime, not Simples. RAT at 2% before FAP; charges on the thirteenth salary and the holiday bonus come on top.',
    ),
    lines: [
      { code: 'INSS', name: pair('雇主社保 INSS', 'Employer INSS'), percent: 20, source: inss },
      { code: 'RAT', name: pair('工伤风险 RAT', 'Work risk (RAT)'), percent: 2, source: inss },
      { code: 'TERC', name: pair('第三方缴款', 'Third-party entities'), percent: 5.8, source: inss },
      {
        code: 'FGTS',
        name: pair('离职保障基金 FGTS', 'Severance fund (FGTS)'),
        percent: 8,
        source: ['Caixa Econômica Federal', 'https://www.caixa.gov.br'],
      },
      { code: 'D13', name: pair('第 13 个月工资', 'Thirteenth salary'), percent: 8.3333, source: mte },
      { code: 'FER', name: pair('假期三分之一津贴', 'Holiday bonus of one third'), percent: 2.7778, source: mte },
    ],
  },
  {
    region: 'MX',
    effectiveFrom: '2026-02-01',
    note: pair(
      '工伤取一级风险；缴费基数按月薪计，未加综合系数；工资税取墨西哥城。',
      'Risk class I; contributions on the wage itself, without the integration factor; payroll tax of Mexico City.',
    ),
    lines: [
      {
        code: 'CF',
        name: pair('医疗与生育定额', 'Sickness, fixed quota'),
        fixed: '727.51',
        source: imss,
        note: pair('月 UMA 的 20.4%', '20.4% of the monthly UMA'),
      },
      {
        code: 'EXC',
        name: pair('医疗与生育附加', 'Sickness, above 3 UMA'),
        brackets: [
          ['10698.66', 0],
          ['89155.60', 1.1],
          [null, 0],
        ],
        source: imss,
      },
      {
        code: 'PD',
        name: pair('现金给付与退休人员医疗', 'Cash benefits and pensioners’ care'),
        percent: 1.75,
        wageCap: '89155.60',
        source: imss,
      },
      { code: 'IV', name: pair('残疾与人寿', 'Disability and life'), percent: 1.75, wageCap: '89155.60', source: imss },
      { code: 'RT', name: pair('工伤保险', 'Work risk'), percent: 0.5436, wageCap: '89155.60', source: imss },
      { code: 'GPS', name: pair('托儿与社会福利', 'Nursery and social benefits'), percent: 1, wageCap: '89155.60', source: imss },
      { code: 'SAR', name: pair('退休储蓄', 'Retirement savings'), percent: 2, wageCap: '89155.60', source: imss },
      {
        code: 'CEAV',
        name: pair('高龄失业与养老', 'Old-age severance'),
        percent: 7.513,
        wageCap: '89155.60',
        source: imss,
        note: pair('4 UMA 以上工资的费率', 'The rate for wages above 4 UMA'),
      },
      {
        code: 'INF',
        name: pair('住房基金', 'Housing fund (INFONAVIT)'),
        percent: 5,
        wageCap: '89155.60',
        source: ['INFONAVIT', 'https://portalmx.infonavit.org.mx'],
      },
      { code: 'AGU', name: pair('年终奖 15 天', 'Christmas bonus, 15 days'), percent: 4.1096, source: ['STPS', 'https://www.gob.mx/stps'] },
      {
        code: 'PV',
        name: pair('休假奖金', 'Vacation premium'),
        percent: 0.8219,
        source: ['STPS', 'https://www.gob.mx/stps'],
        note: pair('首年 12 天假期的 25%', '25% of the pay of 12 days, the leave of the first year'),
      },
      {
        code: 'ISN',
        name: pair('工资税', 'Payroll tax'),
        percent: 4,
        source: ['Secretaría de Administración y Finanzas CDMX', 'https://www.finanzas.cdmx.gob.mx'],
      },
    ],
  },
  {
    region: 'US',
    effectiveFrom: '2026-01-01',
    note: pair(
      '州失业税取加州新雇主 3.4%；各州费率、医疗保险和工伤保险差别很大，另计。',
      'State unemployment tax of a new employer in California, 3.4%. States, health cover and workers’ compensation differ widely and come on top.',
    ),
    lines: [
      {
        code: 'SS',
        name: pair('社会保障税', 'Social Security'),
        percent: 6.2,
        wageCap: '184500',
        base: 'year',
        source: ['Social Security Administration', 'https://www.ssa.gov'],
      },
      { code: 'MED', name: pair('医疗保险税', 'Medicare'), percent: 1.45, source: irs },
      {
        code: 'FUTA',
        name: pair('联邦失业税', 'Federal unemployment (FUTA)'),
        percent: 1.8,
        wageCap: '7000',
        base: 'year',
        source: irs,
        note: pair(
          '加州为信用减免州：2025 年度减免 1.2 个百分点，净税率 1.8%（其他州一般 0.6%）；2026 年度以劳工部公布为准',
          'California is a credit-reduction state: 1.2 points for 2025, so 1.8% net (elsewhere usually 0.6%); 2026 as announced by the Department of Labor',
        ),
      },
      {
        code: 'SUTA',
        name: pair('州失业税（加州）', 'State unemployment (California)'),
        percent: 3.4,
        wageCap: '7000',
        base: 'year',
        source: ['EDD California', 'https://edd.ca.gov'],
      },
      {
        code: 'ETT',
        name: pair('就业培训税（加州）', 'Employment Training Tax (California)'),
        percent: 0.1,
        wageCap: '7000',
        base: 'year',
        source: ['EDD California', 'https://edd.ca.gov'],
      },
    ],
  },
  {
    region: 'CA',
    effectiveFrom: '2026-01-01',
    note: pair(
      '不含魁北克；安大略等省的雇主健康税与工伤保险另计。',
      'Outside Quebec. Provincial health taxes and workers’ compensation come on top.',
    ),
    lines: [
      {
        code: 'CPP',
        name: pair('加拿大养老金', 'Canada Pension Plan'),
        brackets: [
          ['3500', 0],
          ['74600', 5.95],
          [null, 0],
        ],
        base: 'year',
        source: cra,
      },
      {
        code: 'CPP2',
        name: pair('养老金第二档', 'CPP2'),
        brackets: [
          ['74600', 0],
          ['85000', 4],
          [null, 0],
        ],
        base: 'year',
        source: cra,
      },
      {
        code: 'EI',
        name: pair('就业保险', 'Employment insurance'),
        percent: 2.282,
        wageCap: '68900',
        base: 'year',
        source: cra,
        note: pair('雇员费率 1.63% 的 1.4 倍', '1.4 times the employee’s 1.63%'),
      },
    ],
  },
  {
    region: 'AU',
    effectiveFrom: '2026-07-01',
    note: pair(
      '州工资税（如新南威尔士年工资总额超过 120 万澳元）与工伤保险另计。',
      'State payroll tax, as in New South Wales above a pay bill of A$1.2 million, and workers’ compensation come on top.',
    ),
    lines: [
      {
        code: 'SG',
        name: pair('养老金保障', 'Superannuation guarantee'),
        percent: 12,
        wageCap: '270830',
        base: 'year',
        source: ato,
        note: pair('不含在税前月薪内', 'On top of the gross wage'),
      },
    ],
  },
]
