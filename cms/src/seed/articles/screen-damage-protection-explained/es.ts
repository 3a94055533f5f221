import type { ArticleText } from '../article'

export const es: ArticleText = {
  title: 'La protección de pantalla, explicada: qué cubre y qué no',
  summary:
    'Una pantalla gratis en un año, después de una caída o un golpe. Lea las condiciones antes de comprar, porque cuentan los días desde la activación.',
  coverAlt: 'Un teléfono y una pantalla bajo un gran paraguas',
  body: `
La garantía paga los defectos del producto. Una caída no lo es, y una pantalla nueva suele ser la reparación más cara de un teléfono. Ese hueco es el que cierra la protección de pantalla (Screen Damage Protection). Esto es lo que hace, sin letra pequeña.

## Qué cubre

- **Un reemplazo gratuito del módulo de pantalla** durante un año desde el día en que la protección entra en vigor.
- Daños por **un golpe accidental, una caída o presión**.
- La pieza y la mano de obra de esa única reparación.

## Qué no cubre

- Una segunda pantalla rota: la protección se gasta con la primera.
- Rayas que se ven, pero que no estorban la imagen ni el uso táctil.
- Daños por líquidos, por pérdida o intencionales.
- Una pantalla que ya estaba rota antes de que empezara la protección.

## Cuándo se puede comprar

:::steps
# En línea o en la aplicación
En los 3 días que siguen a la activación del teléfono.

# En un centro de servicio
En los 15 días que siguen a la activación, con la pantalla intacta. Alguien la revisa en el momento.
:::

Cada teléfono puede tenerla una vez. Entra en vigor algunos días después de la activación; el número exacto se muestra antes de pagar. No está disponible para todos los modelos ni en todos los países.

## Cómo se usa

1. La pantalla se rompe. Con [los primeros pasos](article:cracked-screen-first-steps), sus dedos y sus datos quedan a salvo.
2. Usted viene a un centro de servicio o, donde exista, entrega el teléfono al servicio de recogida.
3. Se descuenta el beneficio. No necesita papeles, solo el dispositivo.
4. Se reemplaza la pantalla, y usted la prueba antes de irse.

:::hint
La garantía extendida (Extended Warranty) es otra cosa: alarga la garantía un año, para defectos y no para accidentes. Se compra dentro del plazo de garantía, y una vez por teléfono.
:::

## Si le cambian el teléfono

Cuando recibe otro teléfono por la garantía, la protección puede pasar a él. Pídalo a la línea de atención o al chat en línea; tarda unos 5 días hábiles. Lo que queda se calcula de nuevo para el teléfono nuevo.

¿No sabe qué tiene su teléfono? La [consulta de garantía](page:warranty-check) muestra su estado.
`,
}
