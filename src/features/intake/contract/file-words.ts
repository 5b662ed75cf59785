import { texts } from '../../../platform/contract/texts.ts'

/** Names of the files that the import gives out. */
export const fileWords = texts({
  issues: { cn: '问题', en: 'issues' },
  template: { cn: '员工导入模板.xlsx', en: 'employees-template.xlsx' },
})
