// The router's package is imported here alone.
export {
  BrowserRouter,
  createPath,
  NavigationType,
  StaticRouter,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom';
