import type { DemandSpec, Step } from './demands.ts'

const begun = (first: string, who: string, message: string): Step[] => [
  ['host', first],
  ['publish'],
  ['approve'],
  ['apply', who, message],
  ['pick', who],
  ['start'],
]

/** KPI contracts with a plan of milestones: every state of a part. */
export const plannedDemands: readonly DemandSpec[] = [
  {
    by: 'langong',
    category: 'marketResearch',
    area: 'DE',
    currency: 'EUR',
    amount: '9000.00',
    kind: 'kpi',
    language: 'zhEn',
    title: '德国中小焊接厂线索：三批共 300 条',
    description:
      '面向巴伐利亚和巴登-符腾堡的中小焊接厂，找出有协作臂采购计划的负责人。分三批交付，每批核对后付款。\n\nLeads among small welding shops in southern Germany, in three batches; each is checked before it is paid.',
    deliverables: '每批一张线索表：企业、负责人、需求、来源、通话日期',
    criteria: '抽查 20%，有效率不低于 90%',
    from: 27,
    to: 1.5,
    due: 40,
    plan: {
      hosting: 'first',
      milestones: [
        {
          name: '第一批：100 条有效线索',
          days: -6,
          amount: '3000',
          metric: '有效线索',
          unit: '条',
          baseline: '0',
          target: '100',
          how: '甲方电话抽查 20%，按抽查有效率折算。',
          tiers: [
            { from: '80', percent: 60 },
            { from: '100', percent: 100 },
          ],
          rest: 'next',
        },
        { name: '第二批：100 条有效线索', days: 12, amount: '3000', metric: '有效线索', unit: '条', target: '100' },
        { name: '第三批与总结报告', amount: '3000' },
      ],
    },
    steps: [
      ...begun('3000', 'shen', '团队在慕尼黑，焊接行业有现成的名录，可先交一批样本。'),
      ['sendPart', 1, '第一批 96 条，附通话记录。其中 12 条为集团下属厂，已合并。', '96'],
      ['releasePart', 1],
      ['fundPart', 2],
      ['sendPart', 2, '第二批 104 条，去重后交付。', '104'],
    ],
  },
  {
    by: 'qinghe',
    category: 'software',
    area: 'SG',
    currency: 'SGD',
    amount: '8000.00',
    kind: 'kpi',
    language: 'en',
    title: 'Portable ultrasound: service portal for distributors',
    description:
      'Distributors in Singapore and Malaysia register devices, open service cases and order parts. We have the designs; we need the portal built, moved to our servers and handed over.',
    deliverables: 'Source code, deployment guide, two training sessions',
    criteria: 'Load test report; no open fault of the first two classes at handover',
    from: 24,
    to: 2.4,
    due: 55,
    plan: {
      hosting: 'all',
      milestones: [
        { name: 'Clickable prototype', days: -12, amount: '2000' },
        {
          name: 'Portal live for three distributors',
          days: 6,
          amount: '3500',
          metric: 'Response time, 95th percentile',
          unit: 'ms',
          baseline: '900',
          target: '300',
          direction: 'atMost',
          how: 'Measured by us on the test server with 50 users at once.',
          tiers: [
            { from: '75', percent: 70 },
            { from: '100', percent: 100 },
          ],
        },
        { name: 'Handover and training', amount: '2500' },
      ],
    },
    steps: [
      ...begun('8000', 'saeki', 'Two portals for device makers are live; I can show the service part of one of them.'),
      ['sendPart', 1, 'Prototype with all twelve screens; the link is in the document.'],
      ['returnPart', 1, 'Parts orders lack the approval of the importer that we agreed on.'],
      ['sendPart', 1, 'The importer approves orders now; two more screens for it.'],
      ['releasePart', 1],
      ['sendPart', 2, 'All three distributors work with it. Load test attached.', '295'],
      ['lowerPart', 2, '380', 'Our own test on Tuesday gave 380 ms with 50 users; the log is attached to the case.'],
    ],
  },
]
