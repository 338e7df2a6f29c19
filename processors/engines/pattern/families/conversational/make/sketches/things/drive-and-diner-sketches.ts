import { blob, body, curve, dot, dots, leaf, limb, line, oval, ring, strokes } from '../sketch-marks.ts'

// What nursery and kitchen cloths are asked for most: on wheels, on a plate, on feet.
const [INK, CREAM, RED, BLUE, GOLD] = ['#2b2a30', '#f6ecd8', '#c2473c', '#4f7f96', '#e0ab43']
const [GREEN, STEEL, BROWN] = ['#5f8a47', '#b9c4c9', '#8a5632']

/** Whatever rolls and is eaten at the roadside, from the side and looking left. */
export const driveAndDinerSketches: Readonly<Record<string, string>> = {
  motorcycle: motorcycle(),
  'motor-scooter': scooter(),
  'police-car': policeCar(),
  ambulance: ambulance(),
  'racing-car': racingCar(),
  'delivery-truck': ladenPickup(),
  'pickup-truck': pickup(),
  'passenger-ship': liner(),
  'running-shoe': sneaker(),
  'high-heeled-shoe': heel(),
  hamburger: hamburger(),
  taco: taco(),
  lollipop: lollipop(),
}

function wheel(x: number, y: number, radius: number, hub = CREAM): string {
  return dot(INK, x, y, radius) + dot(hub, x, y, radius * 0.52) + dot(INK, x, y, radius * 0.16)
}

/** A wheel of wire: tyre, rim and spokes. */
function spoked(x: number, y: number, radius: number): string {
  const spokes = Array.from({ length: 4 }, (_, at) => {
    const [dx, dy] = [Math.cos((at * Math.PI) / 4 + 0.2), Math.sin((at * Math.PI) / 4 + 0.2)].map(
      (one) => one * radius * 0.8,
    )
    return `${x - dx} ${y - dy}, ${x + dx} ${y + dy}`
  })
  return ring(INK, x, y, radius, radius * 0.7) + strokes(STEEL, 1.8, spokes.join('|')) + dot(INK, x, y, radius * 0.22)
}

function motorcycle(): string {
  return (
    spoked(19, 70, 18) +
    spoked(81, 70, 18) +
    // Fork, bars and exhaust.
    limb(STEEL, [19, 70], 4.4, [33, 32], 4.8) +
    curve(INK, 4.2, '33 32, 40 24, 49 27') +
    limb(STEEL, [48, 76], 6, [92, 75], 8, -2) +
    blob(STEEL, '38 52, 58 50, 66 62, 60 77, 42 78, 34 66') +
    strokes(INK, 2.2, '40 60, 60 58|39 66, 62 64|41 72, 60 71') +
    // Mudguards, tank and tail.
    curve(RED, 5.4, '2 62, 9 51, 20 48, 30 53') +
    blob(RED, '31 40, 38 33, 52 33, 61 40, 60 50, 44 53, 34 49') +
    blob(RED, '60 44, 76 46, 94 54, 97 62, 84 55, 66 54') +
    blob(INK, '58 42, 66 38, 80 41, 92 45, 86 49, 66 47') +
    curve(CREAM, 2.8, '38 43, 47 39, 55 42') +
    blob(CREAM, '24 34, 31 30, 36 36, 31 43, 25 41')
  )
}

function scooter(): string {
  return (
    wheel(21, 82, 12) +
    wheel(79, 82, 12) +
    limb(STEEL, [25, 58], 4, [34, 18], 4.4) +
    curve(INK, 4, '27 18, 36 16, 46 20') +
    dot(CREAM, 29, 24, 5.6) +
    // Leg shield, footboard, and the round haunch over the engine.
    blob(RED, '29 26, 36 30, 38 48, 43 68, 50 76, 64 76, 64 83, 44 83, 35 74, 28 66, 24 56, 27 40') +
    blob(RED, '8 72, 12 64, 22 61, 32 66, 35 76, 26 71, 17 72, 10 77') +
    blob(RED, '54 58, 64 50, 82 51, 94 60, 98 74, 92 80, 84 70, 72 71, 66 80, 55 80') +
    curve(CREAM, 2.6, '62 60, 74 56, 86 61') +
    blob(BROWN, '50 47, 60 42, 80 42, 90 48, 84 53, 58 54') +
    curve(STEEL, 3, '88 50, 96 46, 97 38')
  )
}

function saloon(colour: string): string {
  return blob(colour, '3 74, 3 60, 10 53, 27 49, 37 33, 48 29, 66 29, 76 36, 84 49, 95 53, 98 62, 97 74, 60 77, 30 77')
}

function policeCar(): string {
  return (
    body(RED, 'M47 28V21C47 18 56 18 56 21V28Z') +
    body(BLUE, 'M56 28V21C56 18 65 18 65 21V28Z') +
    saloon(INK) +
    body(CREAM, 'M30 51L84 50L84 76L30 77Z') +
    body(BLUE, 'M34 48L42 36L53 35V48ZM58 35L67 35L76 48H58Z') +
    body(INK, 'M55 50H57.400V76H55Z') +
    body(GOLD, 'M43 55L45.500 60.500L51 61L47 65L48 71L43 68L38 71L39 65L35 61L40.500 60.500Z') +
    dot(GOLD, 6, 62, 3) +
    line(INK, 2, 'M60 56H65') +
    wheel(23, 77, 11) +
    wheel(79, 77, 11)
  )
}

function ambulance(): string {
  return (
    body(RED, 'M56 18V12C56 8 66 8 66 12V18Z') +
    blob(CREAM, '3 76, 3 60, 8 53, 19 49, 28 32, 36 29, 37 20, 44 17, 92 17, 97 22, 97 76') +
    body(RED, 'M3 61C20 58 60 58 97 58V67C60 67 20 67 3 69Z') +
    body(BLUE, 'M20 50L29 35L40 34V50Z') +
    body(RED, 'M66 25H74V32H81V40H74V47H66V40H59V32H66Z') +
    line(STEEL, 2.2, 'M47 22V76') +
    dot(CREAM, 7, 65, 3) +
    wheel(24, 78, 11, STEEL) +
    wheel(78, 78, 11, STEEL)
  )
}

function racingCar(): string {
  return (
    // Wings fore and aft, the long nose, and the driver.
    body(INK, 'M82 38H97V46H90L88 60H82Z') +
    blob(RED, '2 70, 14 64, 34 57, 44 48, 54 52, 66 44, 80 46, 90 56, 92 72, 60 77, 20 76') +
    body(INK, 'M0 70H20V77H0Z') +
    blob(INK, '44 50, 52 54, 66 48, 62 60, 46 59') +
    blob(CREAM, '48 52, 48 42, 55 37, 62 41, 63 51, 56 54') +
    blob(INK, '47 46, 52 43, 57 46, 53 50, 48 50') +
    curve(CREAM, 4, '12 70, 30 66, 46 66') +
    dot(CREAM, 59, 66, 7) +
    curve(INK, 2.8, '57 63, 60 62, 60 70') +
    wheel(28, 74, 13, GOLD) +
    wheel(80, 72, 15, GOLD)
  )
}

/** Pumpkins and hay would be of a season; a load of greens is of none. */
function ladenPickup(): string {
  return (
    blob(GREEN, '56 46, 54 36, 62 30, 68 22, 76 27, 86 28, 90 38, 94 46') +
    dots(CREAM, 3.2, '64 38, 74 33, 83 40') +
    pickup()
  )
}

function pickup(): string {
  return (
    blob(BLUE, '3 74, 3 58, 9 52, 22 49, 30 31, 36 27, 52 27, 54 46, 97 46, 97 74') +
    body(CREAM, 'M25 49L33 33L47 33V49Z') +
    body(BROWN, 'M56 50H94V65H56Z') +
    line(CREAM, 2, 'M56 57.500H94') +
    line(INK, 2, 'M40 55H45') +
    line(CREAM, 3, 'M3 67H97') +
    dot(CREAM, 7, 59, 3.4) +
    wheel(24, 76, 12) +
    wheel(78, 76, 12)
  )
}

function liner(): string {
  return (
    ['M36 30L38 12H48L48 30Z', 'M58 30L59 14H69L70 30Z'].map((d) => body(RED, d)).join('') +
    body(INK, 'M37 17L38 11H49L48.500 17ZM58.500 19L59 13H70L69.500 19Z') +
    blob(CREAM, '18 62, 19 46, 28 44, 30 30, 76 29, 79 44, 90 45, 92 62') +
    strokes(BLUE, 3.4, '36 37, 73 37') +
    dots(BLUE, 2.5, '26 53, 36 53, 46 53, 56 53, 66 53, 76 53, 85 53') +
    body(INK, 'M2 58C30 62 70 62 98 56L88 84C60 88 30 87 15 84C10 76 6 68 2 58Z') +
    curve(RED, 4, '14 81, 50 85, 87 81') +
    dots(CREAM, 2, '22 70, 34 71, 46 72, 58 72, 70 71, 82 69') +
    curve(BLUE, 4.4, '4 94, 14 88, 25 94, 36 89, 47 94, 58 89, 69 94, 80 89, 94 94')
  )
}

function sneaker(): string {
  return (
    blob(RED, '6 68, 8 60, 22 56, 34 48, 46 30, 54 26, 60 34, 74 36, 84 28, 91 32, 94 52, 96 72, 60 76, 20 76') +
    blob(CREAM, '5 70, 9 58, 20 56, 27 62, 27 76, 12 76') +
    body(CREAM, 'M4 73C30 78 70 78 97 72C99 78 98 84 94 85H10C5 84 3 79 4 73Z') +
    line(BLUE, 2.8, 'M9 80C40 84 70 83 93 79') +
    strokes(CREAM, 3.2, '36 48, 46 56|41 41, 52 49|46 34, 57 42') +
    curve(CREAM, 4.4, '50 70, 66 66, 84 52') +
    blob(BLUE, '82 32, 90 31, 92 44, 85 44')
  )
}

function heel(): string {
  return (
    // One sweep from toe to heel, and the sole along it.
    blob(
      RED,
      '4 82, 7 75, 20 72, 38 64, 54 46, 68 26, 76 17, 88 17, 94 26, 92 40, 88 52, 86 48, 74 50, 64 60, 54 74, 38 85, 16 88',
    ) +
    body(RED, 'M84 44L93 36C93 52 91 70 91 87H85C86 72 86 58 84 44Z') +
    blob(CREAM, '40 65, 54 48, 68 30, 76 21, 84 20, 80 30, 68 44, 56 60') +
    curve(INK, 2.6, '6 87, 30 88, 48 82, 60 68, 72 53, 84 49') +
    blob(GOLD, '22 72, 30 66, 32 72, 40 69, 36 77, 28 78') +
    dot(INK, 31, 72, 2.2)
  )
}

function hamburger(): string {
  const seeds = [
    [32, 26, -0.4],
    [45, 19, 0.3],
    [58, 24, -0.3],
    [70, 30, 0.5],
    [46, 32, 0.2],
    [26, 36, 0.4],
  ] as const
  const cheese = '#f6d77c'
  return (
    blob('#d9974f', '8 46, 12 28, 28 15, 50 11, 72 15, 88 28, 92 46, 70 49, 30 49') +
    blob('#d9974f', '10 78, 30 76, 70 76, 90 78, 86 90, 70 94, 30 94, 14 90') +
    blob('#7a4529', '7 64, 30 61, 70 61, 93 64, 92 76, 70 79, 30 79, 8 76') +
    body(cheese, 'M7 58H93L84 68L72 63L56 76L42 63L24 69Z') +
    blob(RED, '10 54, 30 51, 70 51, 90 54, 88 60, 50 62, 12 60') +
    blob(
      GREEN,
      '5 50, 14 45, 50 43, 86 45, 95 50, 91 57, 83 52, 75 58, 66 52, 57 58, 48 52, 39 58, 30 52, 21 58, 12 53, 7 56',
    ) +
    seeds.map(([x, y, turn]) => leaf(cheese, x, y, turn, 6, 1.9)).join('')
  )
}

function taco(): string {
  return (
    blob('#d9974f', '16 76, 14 50, 26 30, 46 20, 66 22, 84 34, 94 54, 95 74, 60 78') +
    blob(
      GREEN,
      '6 62, 5 50, 13 47, 12 37, 22 35, 24 24, 34 25, 40 14, 50 18, 60 10, 66 18, 77 15, 79 26, 89 28, 88 38, 96 44, 90 54, 70 40, 50 36, 30 44, 18 62',
    ) +
    dots(RED, 6, '22 44, 42 27, 64 25, 82 40') +
    strokes(CREAM, 3.2, '30 38, 36 30|50 29, 57 22|70 34, 76 29|14 56, 19 50') +
    // The near half of the shell, with its blisters.
    blob('#e9b659', '4 84, 5 68, 14 50, 30 39, 48 37, 66 42, 80 55, 87 72, 88 84, 78 89, 46 90, 14 89') +
    dots('#bf7a3a', 2.4, '26 58, 44 50, 62 58, 36 72, 56 74, 74 72, 18 76') +
    oval('#bf7a3a', 47, 62, 4.4, 3, 20) +
    oval('#bf7a3a', 68, 82, 4, 2.4, -10)
  )
}

function lollipop(): string {
  const turns = Array.from({ length: 34 }, (_, at) => {
    const [angle, radius] = [at * 0.52 + 0.6, 2 + at * 0.82]
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(34 + radius * Math.sin(angle)).toFixed(1)}`
  })
  return (
    limb(CREAM, [51, 62], 5, [55, 98], 5.4) +
    dot('#d9707f', 50, 34, 32) +
    curve(CREAM, 5.4, turns.join(', ')) +
    blob('#6fa3a8', '52 72, 40 64, 30 68, 33 78, 44 78, 52 74, 60 82, 72 80, 74 70, 63 67')
  )
}
