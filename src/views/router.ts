// The router's package is imported here alone.
export {
  BrowserRouter,
  createPath,
  Link,
  matchPath,
  NavigationType,
  Route,
  Routes,
  StaticRouter,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  type Location,
} from 'react-router-dom';
