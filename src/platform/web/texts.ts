import { texts } from '../contract/texts.ts'

/** Messages of the client itself. Messages of refusals come from the server in the caller's language. */
export const clientTexts = texts({
  working: { cn: '正在做防滥用检查，请稍候…', en: 'Checking against abuse, one moment…' },
  generic: { cn: '请求未能完成，请稍后再试', en: 'The request could not be completed. Please try again shortly.' },
  genericWith: { cn: (why: string) => `请求未能完成：${why}`, en: (why: string) => `The request could not be completed: ${why}` },
  // “net error” is the source's own text (§8).
  network: {
    cn: '网络错误（net error）：请检查网络后重试',
    en: 'net error: no connection to the server. Check your network and try again.',
  },
  timeout: { cn: '请求超时，请稍后重试', en: 'The server took too long to answer. Please try again.' },
  keyReused: {
    cn: '上一次提交可能已经成功，请先核对结果再提交',
    en: 'Your previous attempt may have gone through. Check the result before you submit again.',
  },
  unproved: {
    cn: '您没有验证身份，操作未进行；已填写的内容仍在。',
    en: 'You did not confirm that it is you, so nothing was done. What you typed is still here.',
  },
  exitOk: { cn: '退出成功', en: 'exit successful' },
  exitFailed: { cn: '退出失败', en: 'exit failed' },
  copied: { cn: '文本已成功复制到剪贴板', en: 'Copied to the clipboard' },
  copyFailed: { cn: '无法复制文本到剪贴板，请手动复制', en: 'Could not copy to the clipboard. Please copy it manually.' },
  popupBlocked: {
    cn: '弹窗被浏览器拦截，请允许本站弹窗后重试',
    en: 'Your browser blocked the new window. Allow pop-ups for this site and try again.',
  },
  close: { cn: '关闭', en: 'Close' },
  partFailed: { cn: '这一部分没有加载成功', en: 'This part of the page failed to load' },
  reload: { cn: '重新加载', en: 'Reload' },
})
