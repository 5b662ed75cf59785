import { texts } from '../../../../platform/contract/texts.ts'
import { SALARY_SHEET_ROWS } from '../../../../rules/constants.ts'
import { uploadPurposes } from '../../../../rules/uploads.ts'
import { salaryColumns } from '../contract/salary-sheet-columns.ts'

const MEGABYTES = uploadPurposes.salarySheet.maxBytes / 1024 ** 2

export const columnTexts = texts(salaryColumns)

export const t = texts({
  title: { cn: '批量调薪', en: 'Salary changes by sheet' },
  about: {
    cn: '上传 Excel 表：每一行先检查，再把没有问题的提交审批。检查时不写入任何内容。',
    en: 'Upload an Excel sheet: each row is checked, then the good ones are sent for approval. The check writes nothing.',
  },
  back: { cn: '薪资变更', en: 'Salary changes' },
  template: { cn: '下载模板', en: 'Download the template' },
  file: { cn: '调薪表', en: 'Sheet of salary changes' },
  fileHint: {
    cn: `xls 或 xlsx，最大 ${MEGABYTES} MB，最多 ${SALARY_SHEET_ROWS} 行。表头须有：工号、生效日期、新的基本工资。`,
    en: `xls or xlsx, at most ${MEGABYTES} MB and ${SALARY_SHEET_ROWS} rows. Headings needed: number, effective from, new base pay.`,
  },
  result: { cn: (file: string, sheet: string) => `${file} · ${sheet}`, en: (file: string, sheet: string) => `${file} · ${sheet}` },
  counts: {
    cn: (good: number, wrong: number) => (wrong === 0 ? `${good} 行都可以提交` : `${good} 行可以提交，${wrong} 行须修改`),
    en: (good: number, wrong: number) =>
      wrong === 0 ? `Rows that can be proposed: all ${good}` : `Rows that can be proposed: ${good}. To correct: ${wrong}`,
  },
  wrongAbout: {
    cn: '有问题的行不会提交。请在文件中改好后再次上传；已提交的行会被认出，不会重复。',
    en: 'Rows with problems are not sent. Correct them in the file and upload it again: rows already sent are recognised and not repeated.',
  },
  which: { cn: '显示', en: 'Show' },
  all: { cn: (count: number) => `全部 ${count}`, en: (count: number) => `All ${count}` },
  wrong: { cn: (count: number) => `须修改 ${count}`, en: (count: number) => `To correct ${count}` },
  rows: { cn: '表中各行', en: 'Rows of the sheet' },
  row: { cn: '行', en: 'Row' },
  employee: { cn: '员工', en: 'Employee' },
  old: { cn: '原工资', en: 'Before' },
  now: { cn: '新工资', en: 'New' },
  change: { cn: '变动', en: 'Change' },
  from: { cn: '生效日期', en: 'Effective from' },
  check: { cn: '检查', en: 'Check' },
  ready: { cn: '可以提交', en: 'Ready' },
  none: { cn: '尚无', en: 'None' },
  noRows: { cn: '没有行', en: 'No rows' },
  retro: { cn: (amount: string) => `补发 ${amount}`, en: (amount: string) => `Retroactive ${amount}` },
  quoted: { cn: (value: string) => `“${value}”`, en: (value: string) => `“${value}”` },
  proposal: { cn: (value: string) => `可能是 ${value}。`, en: (value: string) => `Perhaps ${value}.` },
  propose: { cn: (count: number) => `提交 ${count} 行审批`, en: (count: number) => `Send for approval: ${count}` },
  nothingGood: { cn: '没有可以提交的行', en: 'No row can be proposed' },
  proposed: { cn: (count: number) => `已提交 ${count} 项变更审批`, en: (count: number) => `Changes sent for approval: ${count}` },
  cancel: { cn: '取消', en: 'Cancel' },
})
