/**
 * The faces of the known family by their codes, `face[微笑]`, as emoji of the reader's system, each with its English name; the code is the
 * Chinese one. All 72 are understood; the panel offers those without `only`.
 */
export interface Face {
  code: string
  sign: string
  en: string
  /** Understood when it is read, and not offered. */
  only?: 'read'
}

const face = (code: string, sign: string, en: string, only?: 'read'): Face => ({ code, sign, en, ...(only && { only }) })

export const faces: readonly Face[] = [
  face('微笑', '🙂', 'Smile'),
  face('嘻嘻', '😁', 'Grin'),
  face('哈哈', '😄', 'Laugh'),
  face('可爱', '😊', 'Sweet'),
  face('可怜', '🥺', 'Pleading'),
  face('挖鼻', '😏', 'Unimpressed'),
  face('吃惊', '😮', 'Surprised'),
  face('害羞', '☺️', 'Shy'),
  face('挤眼', '😉', 'Wink'),
  face('闭嘴', '🤐', 'Zipped'),
  face('鄙视', '😒', 'Disdain'),
  face('爱你', '😍', 'Love you'),
  face('泪', '😭', 'Tears'),
  face('偷笑', '🤭', 'Giggle'),
  face('亲亲', '😘', 'Kiss'),
  face('生病', '🤒', 'Ill'),
  face('太开心', '😆', 'Delighted'),
  face('白眼', '🙄', 'Eye roll'),
  face('右哼哼', '😤', 'Huff right'),
  face('左哼哼', '😾', 'Huff left'),
  face('嘘', '🤫', 'Hush'),
  face('衰', '😩', 'Bad luck'),
  face('委屈', '😢', 'Wronged'),
  face('吐', '🤮', 'Sick'),
  face('哈欠', '🥱', 'Yawn'),
  face('抱抱', '🤗', 'Hug'),
  face('怒', '😠', 'Angry'),
  face('疑问', '❓', 'Question'),
  face('馋嘴', '😋', 'Yummy'),
  face('拜拜', '👋', 'Bye'),
  face('思考', '🤔', 'Thinking'),
  face('汗', '😅', 'Sweat'),
  face('困', '😪', 'Sleepy'),
  face('睡', '😴', 'Asleep'),
  face('钱', '🤑', 'Money'),
  face('失望', '😞', 'Disappointed'),
  face('酷', '😎', 'Cool'),
  face('色', '🤩', 'Starstruck'),
  face('哼', '😑', 'Hmph'),
  face('鼓掌', '👏', 'Applause'),
  face('晕', '😵', 'Dizzy'),
  face('悲伤', '😔', 'Sad'),
  face('抓狂', '😫', 'Frantic'),
  face('黑线', '😓', 'Speechless'),
  face('阴险', '😈', 'Sly'),
  face('怒骂', '🤬', 'Cursing'),
  face('互粉', '🤝', 'Follow back', 'read'),
  face('心', '❤️', 'Heart'),
  face('伤心', '💔', 'Broken heart'),
  face('猪头', '🐷', 'Pig'),
  face('熊猫', '🐼', 'Panda'),
  face('兔子', '🐰', 'Rabbit'),
  face('ok', '👌', 'OK'),
  face('耶', '✌️', 'Victory'),
  face('good', '👍', 'Good'),
  face('NO', '🙅', 'No'),
  face('赞', '💯', 'Great'),
  face('来', '🫴', 'Come'),
  face('弱', '👎', 'Weak'),
  face('草泥马', '🦙', 'Alpaca', 'read'),
  face('神马', '🐴', 'What'),
  face('囧', '😳', 'Embarrassed'),
  face('浮云', '☁️', 'Passing cloud'),
  face('给力', '💪', 'Strong'),
  face('围观', '👀', 'Looking on'),
  face('威武', '🦁', 'Mighty'),
  face('奥特曼', '🦸', 'Hero'),
  face('礼物', '🎁', 'Gift'),
  face('钟', '⏰', 'Clock'),
  face('话筒', '🎤', 'Microphone'),
  face('蜡烛', '🕯️', 'Candle'),
  face('蛋糕', '🎂', 'Cake'),
]

export const offeredFaces: readonly Face[] = faces.filter((one) => one.only === undefined)
export const faceOf = (code: string): Face | undefined => byCode.get(code)

const byCode = new Map(faces.map((one) => [one.code, one]))
