import { CODE_DIGITS, PASSWORD_MIN_KINDS, PASSWORD_MIN_LENGTH } from './constants.ts'

/** Messages of fields on the pages before sign-in: a visitor does not load the whole catalogue (field-errors.ts). */
export const entryErrors = {
  required: { cn: '此项必填', en: 'This field is required' },
  wrongType: { cn: '格式不正确', en: 'The format is incorrect' },
  tooShort: { cn: '至少 {min} 个字符', en: 'At least {min|character|characters}' },
  tooLong: { cn: '最多 {max} 个字符', en: 'At most {max|character|characters}' },
  phone: { cn: '手机号格式不正确', en: 'The phone number is not valid' },
  email: { cn: '邮箱格式不正确', en: 'The e-mail address is not valid' },
  phoneOrEmail: { cn: '电话和邮箱至少填一项', en: 'Enter a phone number or an e-mail address' },
  passwordShort: { cn: `密码至少 ${PASSWORD_MIN_LENGTH} 位`, en: `The password must have at least ${PASSWORD_MIN_LENGTH} characters` },
  passwordKinds: {
    cn: `密码须包含小写字母、大写字母、数字、符号中的至少 ${PASSWORD_MIN_KINDS} 种`,
    en: `The password must have at least ${PASSWORD_MIN_KINDS} kinds of characters: lower-case letters, capitals, digits or symbols`,
  },
  passwordCommon: {
    cn: '这个密码很常见，容易被猜到，请换一个',
    en: 'This password is common and easy to guess. Choose another one.',
  },
  passwordOwn: { cn: '密码不能是您的手机号或邮箱', en: 'The password cannot be your phone number or e-mail address' },
  nameMixed: {
    cn: '同一个词里混用了不同文字的字母，请改用一种文字',
    en: 'A word mixes letters of different scripts. Please write it in one script.',
  },
  namePlatform: { cn: '名称中不能包含平台名称', en: 'The name cannot contain the name of the platform' },
  passwordMismatch: { cn: '两次输入的密码不一致', en: 'The two passwords do not match' },
  codeFormat: { cn: `请输入 ${CODE_DIGITS} 位数字验证码`, en: `Please enter the ${CODE_DIGITS}-digit code` },
  agree: { cn: '请先阅读并同意协议', en: 'Please read and accept the agreements' },
} as const satisfies Record<string, { cn: string; en: string }>
