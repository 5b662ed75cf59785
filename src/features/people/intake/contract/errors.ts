import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const intakeErrors = {
  salarySheetColumns: {
    code: 1574,
    http: 422,
    cn: '没有找到表头。前 {rows} 行中须有一行写明：{columns}。可下载模板对照。',
    en: 'No header was found. One of the first {rows|row|rows} must name: {columns}. Compare with the template.',
  },
  salarySheetRows: {
    code: 1575,
    http: 422,
    cn: '一张表最多 {max} 行，请分成几张',
    en: 'A sheet has at most {max|row|rows}. Divide it into several.',
  },
  workbookNoRows: {
    code: 1412,
    http: 422,
    cn: '这个工作簿里没有可导入的数据：工作表都是空的。',
    en: 'There is nothing to import: the sheets of this workbook are empty.',
  },
  importChanged: {
    code: 1417,
    http: 409,
    cn: '要导入的行数已经变化，没有写入任何内容。请查看最新的结果后再确认。',
    en: 'The number of rows to import has changed. Nothing was written. Look at the report as it is now and confirm again.',
  },
  importUndoOver: {
    code: 1418,
    http: 409,
    cn: '只能在导入完成后的 {hours} 小时内撤销。',
    en: 'An import can be undone within {hours|hour|hours} after it ended.',
  },
  importErased: {
    code: 1419,
    http: 409,
    cn: '这次导入的文件和内容已按期清除。',
    en: 'The file and the values of this import have been erased, as announced.',
  },
  importNoName: {
    code: 1421,
    http: 422,
    cn: '请指定哪一列是姓名：没有姓名的行无法导入。',
    en: 'Choose the column with the name: rows without a name cannot be imported.',
  },
  importBroken: {
    code: 1422,
    http: 500,
    cn: '系统出错，这次导入已停止。已写入的员工保持不变，可以撤销或重新导入。',
    en: 'An error of ours stopped this import. What was written stays and can be undone; you can also import the file again.',
  },
  importsOpen: {
    code: 1420,
    http: 409,
    cn: '还有 {count} 次导入没有结束。请先完成或停止其中一次。',
    en: '{count|import is|imports are} still open. Finish or stop one first.',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof intakeErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
