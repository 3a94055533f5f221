import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const es: LandingTextOf<typeof page> = {
  title: 'Reparación de teléfonos',
  description:
    'Reparación de teléfonos Aster y Kite: batería, carga, pantalla, cámara, sonido, botones y placa base. Primero el precio; por lo general, de 3 a 7 días hábiles.',
  sections: {
    hero: {
      title: 'Reparan su teléfono quienes lo conocen',
      text: 'Traiga su teléfono Aster o Kite a un centro de servicio. Sabe el precio antes de que se haga nada.',
      pictureAlt:
        'Un teléfono abierto sobre un banco de trabajo, con un destornillador y sus tornillos al lado',
      actions: { find: 'Buscar un centro de servicio' },
    },
    'key-services': {
      title: 'Con lo que puede contar',
      items: {
        estimate: {
          title: 'El precio antes de la reparación',
          text: 'La pieza y la mano de obra por separado, y el total. Usted dice sí o no. Hay precios de referencia en línea.',
        },
        fast: {
          title: 'Reparación rápida en 2 horas',
          text: 'Para fallas que se pueden reparar en el momento, cuando está la pieza. Pregunte en el mostrador.',
        },
        status: {
          title: 'Siga cada paso',
          text: 'Con el número de su orden o con el número de teléfono que dejó.',
        },
        parts: {
          title: 'Piezas que puede comprobar',
          text: 'Escriba el número de serie de una pieza y vea si es original.',
        },
      },
    },
    'we-can-fix': {
      title: 'Qué reparamos',
      intro: 'Elija la pieza y vea las señales, lo que se hace y lo que puede probar antes.',
      items: {
        battery: {
          title: 'Batería',
          text: 'Se acaba a mediodía, se apaga con un 20 por ciento o levanta la tapa.',
          pictureAlt: 'Una batería de teléfono con un rayo',
        },
        charger: {
          title: 'Carga',
          text: 'El conector queda flojo o carga solo en un ángulo.',
          pictureAlt: 'Un conector frente al puerto de carga de un teléfono',
        },
        buttons: {
          title: 'Botones del teléfono',
          text: 'El de encendido o el de volumen se pega, o responde una vez de cada tres.',
          pictureAlt: 'El borde de un teléfono con sus botones, uno presionado por un dedo',
        },
        mainboard: {
          title: 'Placa base',
          text: 'No enciende, no encuentra red o se reinicia solo.',
          pictureAlt: 'Una placa base con chips y pistas conductoras',
        },
        screen: {
          title: 'Pantalla rota',
          text: 'Grietas, líneas, manchas negras o una pantalla que actúa sola.',
          pictureAlt: 'Un teléfono con la pantalla agrietada',
        },
        camera: {
          title: 'Cámara',
          text: 'Fotos borrosas, una lente que vibra o la imagen en negro.',
          pictureAlt: 'Un módulo de cámara con dos lentes y un flash',
        },
        speaker: {
          title: 'Altavoz del teléfono',
          text: 'Los demás no lo oyen, o usted los oye como de lejos.',
          pictureAlt: 'El borde inferior de un teléfono con ondas de sonido que salen del altavoz',
        },
      },
    },
    'more-services': {
      title: 'Más que reparar',
      intro: 'En el mismo mostrador, también cuando nada está roto.',
      items: {
        detection: {
          title: 'Diagnóstico del teléfono',
          text: 'Una prueba de pantalla, batería, carga, cámaras, sonido, sensores y red. Vale la pena antes de comprar un teléfono usado.',
        },
        software: {
          title: 'Actualización de software',
          text: 'El sistema actual para su modelo, cuando el teléfono no puede obtenerlo por sí mismo.',
        },
        cleaning: {
          title: 'Limpieza',
          text: 'Puerto de carga, micrófono y auricular, cuando la falla es el polvo y no una pieza.',
        },
        delivery: {
          title: 'Reparación con recogida',
          text: 'Reserve, se lo recogen y se lo reparan. Disponible en algunas ciudades.',
        },
      },
    },
    'why-us': {
      title: 'Por qué repararlo aquí',
      body: `
- **Su garantía queda entera.** Una reparación hecha por otros puede anularla para las piezas que se tocaron.
- **La pieza encaja.** Viene del fabricante de su teléfono y es la exacta para su modelo.
- **Usted decide.** Sin presupuesto no hay reparación. Si se encuentra otra falla, se le pregunta antes de seguir.
- **Sus datos no se tocan.** Nadie necesita sus fotos para cambiar una batería. [Estas son las reglas](article:how-we-treat-your-data-in-a-repair).
- **Alguien responde.** Si la misma falla vuelve, vuelva con la orden.

El plazo habitual es de 3 a 7 días hábiles desde que empieza la reparación. Es orientativo, y los feriados lo alargan. [Cómo es una reparación](article:how-a-repair-goes) lo muestra paso a paso.
`,
    },
    book: {
      title: 'Venga cuando lo esperan',
      text: 'Reserve una hora donde hay reservas en línea, o venga en el horario de un centro cercano.',
      actions: { book: 'Reservar ahora', find: 'Buscar un centro de servicio' },
    },
    'more-solutions': {
      title: 'Más soluciones',
      intro:
        'Quizá no necesite una reparación. Estas fallas se resuelven en casa más a menudo de lo que parece.',
      items: {
        wet: { title: 'Cayó al agua', text: 'Primero apáguelo. La próxima hora decide.' },
        hot: { title: 'Se calienta', text: 'Cinco causas, y cuál de ellas es peligrosa.' },
        sim: {
          title: 'No detecta la tarjeta SIM',
          text: 'Tarjeta, bandeja o ajuste: averígüelo en diez minutos.',
        },
        port: { title: 'Carga lento', text: 'Limpie el puerto sin dañarlo.' },
      },
    },
    questions: { title: 'Preguntas sobre las reparaciones' },
    app: {
      title: 'El servicio en su teléfono',
      intro: 'Escanee el código y tenga a mano la garantía y el estado de la reparación.',
    },
  },
}
