import { blob, body, curve, dot, dots, line, oval, rays, strokes } from '../sketch-marks.ts'

const INK = '#2b2426'
const CREAM = '#f6ecd8'

/** What is put out for birds, found in ponds and at sea, and kept in the playroom. */
export const birdTableAndPlayroomSketches: Readonly<Record<string, string>> = {
  'bird-feeder': birdFeeder(),
  'bird-bath': birdBath(),
  porthole: porthole(),
  'swim-fin': swimFin(),
  tadpole: tadpole(),
  centipede: centipede(),
  dollhouse: dollhouse(),
  'music-box': musicBox(),
  'film-roll': filmRoll(),
}

function birdFeeder(): string {
  return (
    line('#7a5a3c', 3, 'M50 2L50 14') +
    body('#b5503f', 'M50 8L90 36L10 36Z') +
    body('#cfe0e4', 'M24 36L76 36L76 76L24 76Z') +
    body('#d9a441', 'M24 52C36 46 48 56 60 50C66 47 72 48 76 50L76 76L24 76Z') +
    body('#7a5a3c', 'M10 76L90 76L90 86L10 86Z') +
    strokes('#7a5a3c', 4, '24 36, 24 78|76 36, 76 78') +
    dots('#8a5f22', 1.8, '34 62, 44 68, 54 60, 64 66, 40 56, 58 70')
  )
}

function birdBath(): string {
  const [stone, shade] = ['#b9b4aa', '#8f8a80']
  return (
    body(stone, 'M6 34C10 52 30 60 50 60C70 60 90 52 94 34Z') +
    oval(shade, 50, 34, 45, 9) +
    oval('#8fc0d0', 50, 34, 38, 6) +
    body(stone, 'M42 58L58 58C56 70 58 80 66 88L78 96L22 96L34 88C42 80 44 70 42 58Z') +
    strokes(shade, 2.6, '40 72, 60 72|30 92, 70 92') +
    blob('#4a7fa5', '30 24, 24 16, 28 10, 36 10, 42 18, 56 26, 44 32, 34 30') +
    body('#d98a4a', 'M25 13L17 15L25 18Z') +
    dot(INK, 29, 14, 1.8)
  )
}

function porthole(): string {
  const rivets = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => {
    const angle = (at * Math.PI) / 4 + 0.39
    return dot('#8a6420', 50 + 40 * Math.cos(angle), 50 + 40 * Math.sin(angle), 3.2)
  })
  return (
    dot('#c9983c', 50, 50, 47) +
    dot('#8a6420', 50, 50, 34) +
    dot('#9fd0e0', 50, 50, 31) +
    body('#3f7fa0', 'M19.500 55C30 49 40 61 50 55C60 49 70 61 80.500 55C78 71 66 81 50 81C34 81 22 71 19.500 55Z') +
    strokes('#eaf6f8', 3.6, '34 34, 46 26') +
    rivets.join('')
  )
}

function swimFin(): string {
  const [rubber, rib] = ['#e0803c', '#a8501c']
  return (
    blob(rubber, '40 4, 56 4, 60 20, 60 36, 78 62, 88 92, 70 97, 50 94, 30 97, 12 92, 22 62, 36 36, 36 20') +
    blob(rib, '42 8, 54 8, 56 20, 54 30, 42 30, 40 20') +
    strokes(rib, 3.6, '44 42, 32 88|50 42, 50 88|56 42, 68 88')
  )
}

function tadpole(): string {
  const [skin, shade] = ['#5f7f4a', '#42602f']
  return (
    blob(skin, '6 44, 14 30, 32 26, 46 34, 60 42, 74 38, 86 46, 97 40, 90 54, 78 56, 62 54, 48 62, 32 68, 14 62') +
    curve(shade, 3, '46 48, 62 48, 76 46, 90 47') +
    blob('#a9bf86', '10 50, 22 58, 36 60, 30 66, 16 61') +
    dot(CREAM, 20, 41, 5.4) +
    dot(INK, 19, 41, 3)
  )
}

function centipede(): string {
  const beads: [number, number][] = [
    [16, 44],
    [27, 52],
    [38, 50],
    [48, 42],
    [59, 40],
    [69, 47],
    [78, 55],
    [88, 56],
  ]
  const legs = beads.map(([x, y]) =>
    strokes('#7a3a22', 2.6, `${x} ${y}, ${x - 3} ${y + 18}|${x} ${y}, ${x - 1} ${y - 16}`),
  )
  return (
    legs.join('') +
    beads.map(([x, y], at) => dot(at % 2 ? '#c9682f' : '#a84a20', x, y, 8.6)).join('') +
    strokes('#7a3a22', 2.2, '12 38, 5 28|18 36, 16 25') +
    dot(INK, 13, 42, 2.2)
  )
}

function dollhouse(): string {
  return (
    body('#c9506a', 'M50 4L96 38L4 38Z') +
    body('#f2dcc4', 'M10 38L90 38L90 96L10 96Z') +
    body('#9fc5c9', 'M16 44L47 44L47 65L16 65Z') +
    body('#e9b8a0', 'M53 44L84 44L84 65L53 65Z') +
    body('#d9c36a', 'M16 71L47 71L47 92L16 92Z') +
    body('#a9bf86', 'M53 71L84 71L84 92L53 92Z') +
    body('#7a5a3c', 'M22 56L40 56L40 65L22 65Z') +
    body('#8a4f5c', 'M60 54L76 54L76 65L60 65Z') +
    body('#7a5a3c', 'M24 80L42 80L42 83L24 83Z') +
    strokes('#7a5a3c', 2.4, '28 83, 28 92|38 83, 38 92') +
    dot('#fff4cf', 68, 77, 4.4) +
    dot('#fff4cf', 50, 26, 5.4)
  )
}

function musicBox(): string {
  return (
    body('#8a4f5c', 'M12 60L88 60L84 94L16 94Z') +
    body('#b5707c', 'M10 54L90 54L90 63L10 63Z') +
    body('#d9a0a8', 'M18 14L82 14L86 54L14 54Z') +
    body('#f2dcc4', 'M25 20L75 20L78 50L22 50Z') +
    blob('#fff4ec', '50 26, 53 29, 52 34, 62 40, 56 42, 60 52, 40 52, 44 42, 38 40, 48 34, 47 29') +
    dot('#5a3a34', 50, 25, 3.4) +
    strokes('#d9b45a', 3, '24 78, 36 82, 50 78, 64 82, 76 78') +
    strokes('#d9b45a', 3, '88 76, 97 76, 97 68')
  )
}

function filmRoll(): string {
  const holes = [62, 72, 82, 92].map((x) => `${body(CREAM, `M${x} 34h5v6h-5Z`)}${body(CREAM, `M${x} 74h5v6h-5Z`)}`)
  return (
    body('#4a4440', 'M40 30L98 30L98 84L40 84Z') +
    holes.join('') +
    body('#c9a86a', 'M58 44L76 44L76 70L58 70ZM80 44L97 44L97 70L80 70Z') +
    body('#e0a030', 'M10 18L52 18L52 92L10 92Z') +
    body('#b5403a', 'M10 38L52 38L52 72L10 72Z') +
    body('#2f2b2c', 'M8 10L54 10L54 20L8 20ZM8 88L54 88L54 96L8 96ZM24 2L38 2L38 10L24 10Z') +
    rays('#fff4cf', 31, 55, 11, 5, 6)
  )
}
