/** A sheet of a colleague in Guadalajara as it was mailed to HR: everything that goes wrong in such sheets, once. All of it is invented. */

export const importName = '新入职名单_Guadalajara_final(2).xlsx'

type Cell = string | number | Date | null

const day = (text: string): Date => new Date(`${text}T00:00:00Z`)

export const importSheet = '名单'
/** A second sheet, which the import does not read. */
export const importNotesSheet = '说明'
export const importNotes: readonly (readonly Cell[])[] = [
  ['请各位 HR 核对，谢谢！', null, '更新：上周五'],
  ['部门不确定的先写“海外交付”', null, null],
]

const camila: readonly Cell[] = [
  ...['L-305', 'Camila Duarte', 'Camila Duarte', '亚太与美洲服务', '墨西哥', 'Nuevo León', 'G41230001'],
  ...[
    '+52 55 1000 2005',
    'camila.duarte@langong.example',
    'Technician',
    day('2026-11-16'),
    '3个月',
    '周一至周六',
    8,
    '双周',
    'MXN',
    10400,
    14,
    'M',
  ],
]

/** The third row is the header; two title rows and an empty row before it. */
export const importRows: readonly (readonly Cell[])[] = [
  ['2026 年第四季度新增人员', null, null],
  ['制表：Ximena', null, null],
  [],
  [
    ...['工号', '姓名 / Name*', '护照姓名', '部门', '国家', '州', '护照', '手机号码', '电子邮箱', '岗位', '入职日期'],
    ...['试用期', '工作制', '每日工时', '发薪方式', '币种', '月薪（元）', '年假（天）', '工服尺码'],
  ],
  // Ready as it is.
  [
    ...['L-301', 'Diego Fuentes Mora', 'Diego Fuentes Mora', '亚太与美洲服务', '墨西哥', 'Nuevo León'],
    ...['G40112233', '+52 55 1000 2001', 'diego.fuentes@langong.example', 'Field Engineer', day('2026-11-02'), '3个月', '周一至周五', 8],
    ...['月薪', 'MXN', 32000, 14, 'L'],
  ],
  // A team that is called otherwise, a date with points, an amount with a comma.
  [
    ...['L-302', '甄若溪', 'ZHEN RUOXI', '海外交付', 'MX', '新莱昂州', 'EJ4400112', '+52 55 1000 2002', 'ruoxi.zhen@langong.example'],
    ...['驻墨项目助理', '2026.11.9', '3个月', '周一至周五', '09:00-18:00', 'monthly', '人民币', '16,500', 14, 'S'],
  ],
  // A day that does not exist, an amount in ten thousands.
  [
    ...['L-303', 'Mariana Ríos Ortega', 'Mariana Rios Ortega', '亚太与美洲服务', 'Mexico', 'NLE', 'G40556677'],
    ...[
      '+52 55 1000 2003',
      'mariana.rios@langong.example',
      'Customer Trainer',
      '2026-11-31',
      '90天',
      'Mon-Fri',
      8,
      '月薪',
      'MXN',
      '2.9万',
      '14天',
      'M',
    ],
  ],
  // Full-width digits, a phone without a country, a date as it is written in Mexico.
  [
    ...['Ｌ－３０４', 'Héctor Salinas Vega', 'Hector Salinas Vega', '美洲服务', '墨西哥', 'Jalisco', 'G40889900', '5510002004'],
    ...['hector.salinas@langong', 'Technician', '9/11/2026', '', '周一至周六', 8, '周薪', 'MXN', 5100, 14, 'XL'],
  ],
  // Twice in the file.
  camila,
  camila,
  // Known already: another job title.
  [
    ...['E-0005', '曾祎', 'Zeng Yi', '总部', '中国', null, null, null, 'zeng.yi@langong.example', '海外法务经理', null, null, null],
    ...[null, null, null, null, null, null],
  ],
  // No country, a currency that is none, a negative amount.
  [
    ...['L-307', '殷照', 'Yin Zhao', '研发', '', '', '', '13900002007', 'zhao.yin@langong.example', '调试工程师', 20261123, '三个月'],
    ...['周一至周五', 8, '月薪', '元', '(18000)', 10, 'L'],
  ],
  // Almost empty.
  [null, 'Bruno (待定)', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null],
  ['合计', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 87600, null, null],
]
