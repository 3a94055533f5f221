import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const es: FaqTextsOf<typeof topic> = {
  'what-does-screen-protection-cover': {
    question: '¿Qué cubre la protección de pantalla (Screen Damage Protection)?',
    answer: `
**Un reemplazo gratuito del módulo de pantalla** durante 1 año desde el día en que entra en vigor. Vale cuando la pantalla se rompe por un golpe accidental, una caída o presión, por ejemplo en un bolsillo trasero. La pieza y la mano de obra de ese reemplazo están incluidas.

No cubre:

- una segunda pantalla rota, ya que cada teléfono puede usarla una vez;
- rayas que no estorban la imagen ni el uso táctil;
- daños por líquidos, pérdida o robo, ni daños intencionales;
- una pantalla que ya estaba rota antes de que entrara en vigor.

[La protección de pantalla, explicada](article:screen-damage-protection-explained) entra en los detalles. Lo que vale son los términos que usted acepta al comprar.
`,
  },
  'which-protection-do-i-need': {
    question: 'Protección de pantalla o garantía extendida: ¿cuál necesito?',
    answer: `
Pagan cosas distintas.

- **La protección de pantalla** (Screen Damage Protection) es para accidentes. Una pantalla que se rompe en el plazo de 1 año se reemplaza gratis.
- **La garantía extendida** (Extended Warranty) es para defectos. Alarga la garantía 1 año y no cubre daños causados por personas.
- **La protección integral** (Comprehensive Protection) es un plan aparte. Su contenido se muestra antes de comprar y depende del modelo y del país.

Piense en su último teléfono. Si se le rompió la pantalla, tome la primera. Si falló por sí solo después de la garantía, tome la segunda. Si no fue ninguna de las dos cosas, quizá no necesite ninguna: una buena funda cuesta menos. [Compárelas](page:protection) antes de decidir.
`,
  },
  'until-when-can-i-buy-protection': {
    question: '¿Hasta cuándo puedo comprar una protección para mi teléfono?',
    answer: `
Depende del plan y de dónde lo compra:

- **Protección de pantalla, en línea o en la aplicación**: en los 3 días que siguen a la activación.
- **Protección de pantalla, en un centro de servicio**: en los 15 días que siguen a la activación, con la pantalla intacta. Alguien la revisa en el momento.
- **Garantía extendida, en línea**: en cualquier momento dentro del plazo de garantía, sin revisión.

Cada una se puede tener una vez por teléfono. La activación ocurre sola cuando un teléfono nuevo ha estado un tiempo en línea con una tarjeta SIM; la [consulta de garantía](page:warranty-check) muestra el día. No todos los modelos y países tienen todos los planes. Verá qué puede tener su teléfono en [protección](page:purchase-service), cuando haya escrito el IMEI.
`,
  },
  'when-does-protection-take-effect': {
    question: '¿Cuándo entra en vigor mi protección?',
    answer: `
No enseguida. La protección de pantalla entra en vigor algunos días después de la activación del teléfono. El número de días se muestra antes de pagar, y la fecha queda después en [Mis pedidos](page:purchase-service/order-list). Una pantalla que se rompe antes de esa fecha no está cubierta.

Tras el pago quizá lea que la tarjeta se está activando. Espere un momento y abra «Mis pedidos» de nuevo; no hace falta pagar dos veces.

La garantía extendida empieza donde termina la garantía y la alarga 1 año. La [consulta de garantía](page:warranty-check) muestra cuándo es; anote el día cuando compre.
`,
  },
  'how-do-i-claim': {
    question: 'Se me rompió la pantalla. ¿Cómo uso mi protección?',
    answer: `
:::steps
# La pantalla se rompe
Pegue cinta transparente sobre el vidrio y [guarde sus datos](article:back-up-phone-before-repair) mientras todavía puede desbloquear el teléfono.

# Venga a un centro de servicio
[Encuentre uno cercano](page:service-center) o use la reparación con recogida donde exista.

# Se descuenta el beneficio
Su protección se encuentra con el propio teléfono. No necesita tarjeta, factura ni papel impreso, solo el dispositivo.

# La reparación queda lista
Pruebe la función táctil, la imagen y las cámaras antes de irse. Con esto la protección queda usada.
:::

Si el teléfono está tan roto que no se puede leer el IMEI, traiga la caja: el número está en la etiqueta.
`,
  },
  'my-phone-was-exchanged': {
    question: 'Me dieron otro teléfono por la garantía. ¿La protección pasa a él?',
    answer: `
Puede pasar. La protección está unida al IMEI, así que hay que asociarla al teléfono nuevo. Pídalo a la línea de atención que está al pie de la página o por el [chat en línea](page:chat), y tenga a mano:

- el IMEI del teléfono anterior y el del nuevo,
- el número de la orden de reparación,
- el número de teléfono de su pedido de protección.

Tarda unos 5 días hábiles. Los derechos se calculan de nuevo para el teléfono nuevo, así que las fechas pueden cambiar; mire [Mis pedidos](page:purchase-service/order-list) cuando esté hecho. Si el teléfono nuevo se rompe mientras tanto, diga en el centro de servicio que el cambio está en curso.
`,
  },
  'my-payment-failed': {
    question: 'El pago falló. ¿Qué pasa con mi pedido?',
    answer: `
El pedido se conserva. Puede intentarlo otra vez enseguida o pagar después desde [Mis pedidos](page:purchase-service/order-list).

:::steps
# Vea si se pagó
Abra primero «Mis pedidos». Un pago en curso puede tardar un momento, y puede haberse hecho aunque la página no dijera nada.

# Inténtelo de nuevo
Elija «Reintentar», con la misma forma de pago o con otra.

# Cuide la fecha
La protección de pantalla solo se puede comprar en línea en los 3 días que siguen a la activación. Un pedido sin pagar no detiene el plazo.
:::

Si salió dinero de su cuenta y el pedido sigue sin pagar, [contáctenos](page:contact) con el número de pedido.
`,
  },
  'cancel-a-protection-order': {
    question: '¿Puedo cancelar un pedido de protección?',
    answer: `
Un pedido muestra «Cancelar pedido» en [Mis pedidos](page:purchase-service/order-list) mientras se pueda cancelar. Inicie sesión con la cuenta con la que compró, elija el pedido y confirme.

- **Aún sin pagar**: al cancelarlo termina, y no debe nada.
- **Pagado**: cuánto se le devuelve y hasta cuándo está en los términos de su país que aceptó al comprar. Léalos en el pedido, en «Ver mi póliza de servicio».
- **Usado**: un beneficio que se descontó para una reparación ya está gastado.

¿Lo compró en una tienda? Entonces le ayuda primero la tienda que cobró. Lleve el teléfono y el recibo.
`,
  },
}
