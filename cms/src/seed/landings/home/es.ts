import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const es: LandingTextOf<typeof page> = {
  title: 'Servicio para Aster, Kite y Solis',
  description:
    'Consulte su garantía, siga una reparación, encuentre un centro de servicio y vea precios de repuestos para teléfonos, tabletas, portátiles, televisores y electrodomésticos.',
  sections: {
    search: {
      title: '¿Con qué necesita ayuda?',
      intro: 'Escriba una falla, un modelo o una palabra como «batería».',
    },
    tools: {
      title: 'Consúltelo por su cuenta',
      intro: 'Sin cuenta. Solo necesita el IMEI, el número de su orden o su modelo.',
    },
    'repair-service': {
      title: 'Servicio de reparación',
      intro: 'Elija qué se rompió. Cada página dice qué se hace, cuánto tarda y qué debe traer.',
      items: {
        phone: {
          title: 'Reparación de teléfonos',
          text: 'Batería, carga, cámara, altavoz, botones, placa base.',
        },
        screen: { title: 'Pantalla rota', text: 'Grietas, líneas, manchas o falta de respuesta al toque.' },
        tv: { title: 'Televisor', text: 'Qué cubre la garantía y cómo es una visita.' },
        airConditioner: {
          title: 'Aire acondicionado',
          text: 'Limpieza, fugas, ruido o aire que no se enfría.',
        },
      },
    },
    'after-sales': {
      title: 'Servicio posventa profesional',
      intro: 'Cuatro cosas que un centro de servicio hace por su teléfono.',
      items: {
        onlineReservation: {
          title: 'Reserva en línea',
          text: 'Elija el centro, el día y la hora donde hay reservas en línea, y venga cuando lo esperan.',
        },
        phoneDetection: {
          title: 'Diagnóstico del teléfono',
          text: 'Un técnico prueba la pantalla, la batería, la carga, las cámaras, el sonido y la red, y le dice lo que encontró.',
        },
        professionalRepair: {
          title: 'Reparación profesional',
          text: 'Primero recibe el precio de la pieza y de la mano de obra, y decide. Después el dispositivo se repara y se prueba.',
        },
        softwareUpgrade: {
          title: 'Actualización de software',
          text: 'Para un teléfono que se traba, se reinicia o se queda en el logotipo. Guarde antes sus datos, porque puede hacer falta restablecerlo.',
        },
      },
    },
    'how-it-goes': {
      title: 'Cómo es una reparación',
      intro:
        'Por lo general, de 3 a 7 días hábiles desde que empieza la reparación. El plazo es orientativo y los feriados lo alargan.',
      items: {
        check: {
          title: 'Consulte la garantía',
          text: 'Marque *#06#, escriba el IMEI y vea si su teléfono tiene cobertura.',
        },
        handIn: {
          title: 'Entregue el dispositivo',
          text: 'Guarde sus datos, traiga la factura y conserve el número de su orden.',
        },
        decide: {
          title: 'Decida',
          text: 'Ve la pieza y la mano de obra por separado antes de que se haga nada.',
        },
        takeHome: {
          title: 'Pruébelo y lléveselo',
          text: 'Haga una llamada, tome una foto, cárguelo. Después califique la reparación.',
        },
      },
    },
    delivery: {
      title: 'Reparación con recogida: vamos por su teléfono',
      text: 'Reserve, se lo recogen y se lo reparan. En algunas ciudades no tiene que ir a un centro de servicio. Pregunte al servicio en línea si llegamos a su dirección.',
      pictureAlt: 'Una camioneta de reparto con un paquete, y un teléfono que va hacia ella',
      actions: { ask: 'Pedir una recogida', follow: 'Seguir una reparación' },
    },
    'delivery-cities': { title: 'Dónde hay reparación con recogida' },
    'value-added': {
      title: 'Servicios de valor agregado',
      intro:
        'Se compran una vez por teléfono. Los que puede tener el suyo dependen del modelo, la antigüedad y el país.',
      items: {
        screen: {
          title: 'Protección de pantalla (Screen Damage Protection)',
          text: 'Un cambio de pantalla gratis en 1 año, después de un golpe, una caída o presión.',
        },
        extended: {
          title: 'Garantía extendida (Extended Warranty)',
          text: 'Un año más para los defectos. Se compra en línea dentro del plazo de garantía, sin revisión.',
        },
        comprehensive: {
          title: 'Protección integral (Comprehensive Protection)',
          text: 'Un plan aparte, en Care+. Escriba su IMEI y vea qué contiene para su teléfono.',
        },
      },
    },
    'news-centre': { title: 'Centro de noticias' },
    tips: {
      title: 'Consejos y trucos',
      intro: 'Fallas que puede resolver por su cuenta, por tipo de dispositivo.',
    },
    explore: { title: 'Explore más' },
    discover: {
      title: 'Descubra más servicios',
      items: {
        policy: {
          title: 'Política de servicio',
          text: 'Elija marca y producto, y lea lo que vale en su país.',
        },
        genuine: {
          title: '¿La pieza es original?',
          text: 'Escriba su número de serie y reciba un sí o un no.',
        },
        unlock: {
          title: 'Solicitud de desbloqueo',
          text: 'Para un teléfono bloqueado. Se revisa en 7 días hábiles.',
        },
        manuals: {
          title: 'Manual de servicio',
          text: 'Cuidado, seguridad y qué hacer antes de una reparación, por dispositivo.',
        },
        questions: {
          title: 'Preguntas y respuestas',
          text: 'Reparación, garantía, piezas, protección, cuenta.',
        },
        afterSales: {
          title: 'Servicio posventa',
          text: 'Todo lo que viene después de la compra, en una página.',
        },
      },
    },
    partner: {
      title: 'Su apoyo oficial después de la compra',
      text: 'Carelane es el servicio de Aster, Kite y Solis: las mismas marcas que fabricaron su dispositivo, con sus piezas, sus instrucciones de reparación y su garantía.',
      pictureAlt:
        'Un mostrador de servicio con herramientas de técnico, bajo un letrero con una llave inglesa',
      actions: { about: 'Quiénes somos' },
    },
    figures: {
      title: 'Nuestro servicio en cifras',
      items: {
        countries: { value: '{countries}', label: 'países' },
        centres: { value: '{serviceCenters}', label: 'tiendas de servicio' },
        customers: { value: '{customers}', label: 'clientes atendidos' },
        fastRepair: { value: '{fastRepairHours}', label: 'horas para una reparación rápida' },
      },
    },
    'more-centres': {
      title: 'Más centros de servicio',
      text: 'Busque por estado y ciudad o por palabra clave. Verá el horario, el teléfono, la distancia y cómo llegar.',
      actions: { find: 'Buscar un centro de servicio' },
    },
    'our-service': {
      title: 'Nuestro servicio',
      intro: 'Lo que puede esperar en cualquier centro que elija.',
      items: {
        estimate: {
          title: 'Primero el precio',
          text: 'Ninguna reparación empieza sin que usted haya visto el presupuesto y dicho que sí.',
        },
        data: {
          title: 'Sus datos siguen siendo suyos',
          text: 'Nadie mira sus fotos ni sus mensajes, y nadie pide una contraseña.',
        },
        status: {
          title: 'Siempre sabe cómo va',
          text: 'Cada paso de la reparación, por número de orden o de teléfono.',
        },
        rating: {
          title: 'Usted tiene la última palabra',
          text: 'Califique la reparación dentro de 3 meses. Cada calificación se lee.',
        },
      },
    },
    'online-service': {
      title: 'AICC, atención al cliente en línea',
      text: 'Describa la falla con sus palabras. Tenga a mano el modelo y el IMEI, y una foto, si la falla se ve.',
      actions: { chat: 'Abrir un chat' },
    },
    'contact-ways': { title: 'Otras formas de contactarnos' },
    'social-media': {
      title: 'Redes sociales',
      intro: 'Consejos y noticias del servicio donde usted ya está.',
    },
    app: { title: 'Obtenga la aplicación', intro: 'Escanee el código con la cámara de su teléfono.' },
    drivers: {
      title: 'Controladores y manuales para su portátil',
      text: 'Escriba el número de serie (SNID) o elija marca, serie y modelo. Una sola descarga puede traer todos los controladores.',
      actions: { drivers: 'Buscar controladores' },
    },
  },
}
