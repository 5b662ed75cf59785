/** What people wrote to each other in the last hours and days. */

export interface TalkSpec {
  /** The demand whose group it is, by its title; the provider is named by their key. */
  demand: string
  by: string
  provider: string
  /** How many minutes ago, who, and what. */
  lines: readonly (readonly [minutesAgo: number, side: 'publisher' | 'provider', text: string])[]
  /** The publisher has not read the last line yet. */
  unread?: boolean
}

export const talks: readonly TalkSpec[] = [
  {
    demand: '慕尼黑三条产线机器人安装',
    by: 'langong',
    provider: 'shen',
    lines: [
      [176, 'provider', '客户把二号线的地脚孔重新放了样，偏差最大 14 毫米，照片我整理后传到交付里。'],
      [171, 'publisher', '一号线和三号线受影响吗？'],
      [168, 'provider', '不受影响。一号线机械安装已完成，三号线的围栏周四到货，我们先做三号线的接线，不等二号线。'],
      [160, 'publisher', '好的。延期七天我这边要和客户确认验收窗口，定下来就答复您。'],
      [9, 'provider', '客户的安全工程师刚回信：下周三可以来做三号线的急停测试，需要我们提前一天发测试单。'],
    ],
    unread: true,
  },
  {
    demand: 'Manuals and NR-12 labels in Portuguese',
    by: 'langong',
    provider: 'rafael',
    lines: [
      [
        140,
        'publisher',
        'Thanks for the second manual. Pages 61 to 78 still show the old emergency-stop circuit; the new drawing is revision C.',
      ],
      [131, 'provider', 'Understood. Revision C changes terminal names as well, so I will update the index and labels 12 to 15 with it.'],
      [128, 'publisher', 'Good catch. Please keep the numbering of the labels, the customer has already ordered the frames.'],
      [52, 'provider', 'Numbering stays. You will have both files tomorrow before noon, São Paulo time.'],
    ],
  },
  // What an operator reads in the split case about it, of two days.
  {
    demand: 'Spare parts catalogue in Portuguese, 1,200 items',
    by: 'langong',
    provider: 'rafael',
    lines: [
      [1650, 'publisher', '目录第 4 至 11 页，图号比对应的名称低一行，客户没法照着订货。'],
      [
        1641,
        'provider',
        'I see it. The table has the right numbers; the shift comes from the page layout of the PDF, which you sent as a template.',
      ],
      [1633, 'publisher', '模板是我们给的，但交付物里写明了“一份排版好的目录”。'],
      [
        64,
        'provider',
        'I can set these eight pages again by Friday. That is work of half a day; I ask to be paid for the table in any case.',
      ],
      [57, 'publisher', '排版公司已经在重做了，周五对我们太晚。表格部分我们认可。'],
    ],
  },
  {
    demand: 'Tender catalogue study, Indonesia',
    by: 'qinghe',
    provider: 'meng',
    lines: [
      [95, 'provider', '目录系统恢复了，价格表已重新抓取，和停机前对得上。'],
      [88, 'publisher', '三家经销商里，泗水那家约到了吗？'],
      [81, 'provider', '约在周五下午，线上。提纲写好后先发您看。'],
    ],
  },
]

/** A group of colleagues; people by their keys. */
export const colleagues = {
  by: 'langong',
  members: ['langong.hr', 'langong.demandManager'],
  name: '海外项目周会',
  lines: [
    [64, 'owner', '本周例会改到周四 10:00。各自先把在途项目的到期日核对一遍。'],
    [57, 'langong.demandManager', '慕尼黑二号线申请延期七天，会上一起定。其余项目都在期限内。'],
    [49, 'langong.hr', '德国两位同事的试用期本月底到期，评估表稍后发给您。'],
  ],
} as const
