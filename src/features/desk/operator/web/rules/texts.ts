import { plural, texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '规则', en: 'Rules' },
  about: {
    cn: '本页由运行中的规则直接生成，与服务器执行的一致。',
    en: 'Generated from the running rules: this page shows exactly what the server enforces.',
  },
  parts: { cn: '规则分类', en: 'Rule categories' },
  actions: { cn: '阶段与操作', en: 'Stages and actions' },
  moves: { cn: '流转', en: 'Moves' },
  permissions: { cn: '权限', en: 'Permissions' },
  errors: { cn: '错误', en: 'Errors' },
  constants: { cn: '常量', en: 'Constants' },

  actionsAbout: {
    cn: '各阶段（seaServiceStatus）显示的操作。seaServiceStatus 为空时只显示托管资金。',
    en: 'Actions shown at each stage (seaServiceStatus). When it is empty, only “Fund escrow” is shown.',
  },
  action: { cn: '操作', en: 'Action' },
  always: { cn: '显示', en: 'Shown' },
  never: { cn: '—', en: '—' },
  isImprestN: { cn: '未付预付款', en: 'no advance yet' },
  isImprestY: { cn: '已付预付款', en: 'advance paid' },
  postpone: { cn: '可延期', en: 'postponable' },
  applied: { cn: 'applyStatus 非 0', en: 'applyStatus not 0' },

  movesAbout: {
    cn: '需求状态机的全部流转。没有列出的一律拒绝。',
    en: 'Every move in the life of a request. Anything not listed is refused.',
  },
  move: { cn: '流转', en: 'Move' },
  path: { cn: '从 → 到', en: 'From → to' },
  or: { cn: ' 或 ', en: ' or ' },
  who: { cn: '谁', en: 'Who' },
  guard: { cn: '拒绝的情形', en: 'Refused with' },
  money: { cn: '资金', en: 'Money' },
  permission: { cn: '权限', en: 'Permission' },

  permissionsAbout: {
    cn: '各角色能看到的按钮，服务器以同一张表校验。',
    en: 'The buttons each role can see. The server checks against the same list.',
  },
  may: { cn: '有', en: 'Yes' },
  mayNot: { cn: '—', en: '—' },
  individual: { cn: '个人', en: 'Individual' },
  operator: { cn: '运营', en: 'Operator' },

  errorsAbout: { cn: '编号固定不变，花括号内的内容由实际数值填充。', en: 'Codes never change. Values in braces are filled in.' },
  code: { cn: '编号', en: 'Code' },
  name: { cn: '名称', en: 'Name' },
  chinese: { cn: '中文', en: 'Chinese' },
  english: { cn: '英文', en: 'English' },
  refusals: { cn: '拒绝', en: 'Refusals' },
  fieldErrors: { cn: '字段提示', en: 'Field messages' },

  constantsAbout: { cn: '业务中的固定数值及其来源。', en: 'The fixed numbers of the business, with their sources.' },
  what: { cn: '含义', en: 'Meaning' },
  value: { cn: '值', en: 'Value' },
  source: { cn: '来源', en: 'Source' },
  digits: { cn: (n: number) => `${n} 位小数`, en: (n: number) => plural(n, 'decimal') },
})
