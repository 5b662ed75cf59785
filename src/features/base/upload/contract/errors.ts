import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const uploadErrors = {
  fileMissing: { code: 1401, http: 422, cn: '请选择文件', en: 'Please choose a file' },
  fileOne: { code: 1402, http: 422, cn: '一次只能上传一个文件', en: 'Upload one file at a time' },
  fileTooLarge: { code: 1403, http: 413, cn: '文件不能超过 {max}', en: 'The file must not exceed {max}' },
  fileNotUnder: { code: 1423, http: 413, cn: '文件须小于 {max}', en: 'The file must be smaller than {max}' },
  uploadQuota: {
    code: 1446,
    http: 429,
    cn: '一小时内上传的文件过多，请稍后再试',
    en: 'You have uploaded too many files within the last hour. Please try again later.',
  },
  fileInfected: { code: 1458, http: 422, cn: '文件含有恶意软件，没有保存', en: 'The file contains malware and was not stored' },
  scanUnavailable: {
    code: 1459,
    http: 503,
    cn: '暂时无法检查文件，请稍后再上传',
    en: 'Files cannot be checked right now. Please try again later.',
  },
  fileBroken: {
    code: 1424,
    http: 422,
    cn: '文件不完整或已损坏，请重新选择',
    en: 'The file is incomplete or damaged. Choose another one.',
  },
  voiceTooLong: { code: 1425, http: 422, cn: '语音最长 {seconds} 秒', en: 'A voice message is at most {seconds|second|seconds} long' },
  filePurpose: { code: 1405, http: 422, cn: '未知的上传用途', en: 'Unknown upload purpose' },
  fileUnsafe: {
    code: 1406,
    http: 422,
    cn: 'SVG 引用了外部内容，请导出为纯图形后再上传',
    en: 'This SVG refers to something outside it. Export it as plain shapes and upload it again.',
  },
  fileMacros: {
    code: 1461,
    http: 422,
    cn: '文件含有宏，没有保存。请另存为不含宏的格式（DOCX、PPTX、XLSX）后再发送。',
    en: 'The file contains macros and was not stored. Save it in a format without macros (DOCX, PPTX, XLSX) and send that.',
  },
  drawingHeavy: {
    code: 1460,
    http: 422,
    cn: '这张图片过于复杂或尺寸过大，无法处理。请简化，或另存为较小的 PNG 后再上传。',
    en: 'This picture is too complex or too large to process. Simplify it, or save it as a smaller PNG and upload that.',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof uploadErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
